import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Offer } from '#domain/offers/offer.ts';
import type { Product } from '#domain/quote/product.ts';
import { formatPercent } from '#domain/format.ts';
import type { Catalogue } from '#generated/types.ts';
import { type Simulation, SimulationProvider } from '#loan/offer/simulation.ts';
import { marketData } from '#scripts/config/codegen/site-data.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { WordsContext } from '#site/words.tsx';
import { type DrawnApplicant, offersTo } from '../data/drawn-applicants.ts';
import { content } from './content.ts';

const { simulator, site } = content;

export type Form = DrawnApplicant['form'];

/** The record as the browser has it. */
export const catalogue = JSON.parse(marketData(content)) as Catalogue;

/** The nominal annual CFT of a row, as it is written. */
export const nominal = ({ cftea }: Product): string =>
  formatPercent(12 * ((1 + cftea / 100) ** (1 / 12) - 1) * 100);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

/** The text of some HTML. */
export const plain = (html = ''): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

/** Draws a part of the results for somebody. */
export function drawnFor(form: Form, element: ReactNode): string {
  const simulation: Simulation = {
    form,
    personal: { dni: '', email: '', phone: '', gender: '' },
    lender: null,
    storageKey: '',
    site: { ...site, record: null, unexpectedError: site.errors.unexpected },
  };
  return renderToStaticMarkup(
    <WordsContext value={content}>
      <SimulationProvider value={simulation}>{element}</SimulationProvider>
    </WordsContext>,
  );
}

const [longest = ''] = simulator.seniority
  .toSorted((one, other) => other.months - one.months)
  .map(({ code }) => code);
const isEmployment = (code: string): code is Form['employment'] =>
  simulator.employment.some((one) => one.code === code);

/** Makes somebody who meets what a row asks for. */
export const madeFor = ({
  audience,
  beneficiary,
  territory,
  minAmount,
  maxAmount,
  maxTerm,
}: Product): Form => ({
  employment: audience?.[0] ?? (isEmployment(beneficiary) ? beneficiary : 'relacion_dependencia'),
  province: territory === 'all' ? 'caba' : territory,
  seniority: longest,
  amount: Math.min(maxAmount, Math.max(minAmount, simulator.limits.amount.min)),
  term: Math.min(maxTerm, 12),
  netSalary: simulator.limits.salary.max,
  age: 40,
});

/** The offer of a row alone, to somebody who is made for it. */
export function offeredAlone(row: Product): { form: Form; offer: Offer } {
  const form = madeFor(row);
  const [offer, another] = offersTo(form, createSimulation({ products: [row] }, simulator));
  if (!offer || another) throw new Error(`Nobody is offered «${row.product}» of ${row.entity} alone.`);
  return { form, offer };
}
