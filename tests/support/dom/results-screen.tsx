import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loanFormKey } from '#domain/stored-keys.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { matchKey } from '#domain/match-key.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { rowId } from '#domain/quote/declared-row.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { loadTables, ResultsView } from '#loan/results/ResultsView.tsx';
import '#ui/base.css';
import { catalogue, simulator, site } from '../content/made-up.ts';
import { somebody, typicalForm } from '../data/applicants.ts';
import { rawOffer } from '../data/offers.ts';
import { InWords } from './in-words.tsx';

const index = buildIndex(catalogue);

/** A bank's published example: 61 % TNA, $1,000,000 over 12 months. */
export const golden = {
  Banco: 'DORADO S.A.',
  primera_cuota_ars: 124_031.3,
  cft_nominal_anual: 73.81,
  relacion_cuota_ingreso_pct: 12.4,
  plazo_max_meses: 72,
};
export const goldenForm: LoanForm = { ...typicalForm, amount: 1_000_000, term: 12, netSalary: 1_000_000 };

/** What the embedded provider answers to a form. */
export const answerTo = (form: LoanForm): Record<string, unknown>[] =>
  matchAll(index, applicantOf(form, simulator)).map(({ priced, firstInstalment, incomeShare }) => ({
    registro: rowId(priced.product),
    Banco: priced.product.entity,
    primera_cuota_ars: firstInstalment,
    cft_nominal_anual: priced.cftNominal,
    relacion_cuota_ingreso_pct: incomeShare,
    plazo_max_meses: priced.product.maxTerm,
    condicion: priced.condition ?? undefined,
    producto: priced.product.product,
    declarado: priced.product.reported,
  }));

/** So many offers of made-up lenders, from cheap to dear. */
export const manyOffers = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) =>
    rawOffer({
      Banco: `ENTIDAD ${String(at + 1).padStart(5, '0')} S.A.`,
      primera_cuota_ars: 312_117.62 + at,
      cft_nominal_anual: 51.96 + at / 100,
      relacion_cuota_ingreso_pct: 10.4 + at / 1000,
    }),
  );

export const lenderOf = (name: string, ...legalNames: string[]): NonNullable<ResultsViewProps['lender']> => ({
  id: 'own',
  name,
  matchKeys: legalNames.map(matchKey),
  submitText: 'Mirar Propuesta',
});

const start = location.pathname + location.search;

// Each test leaves the address as it found it, and nothing stored.
afterEach(() => {
  history.replaceState(null, '', start);
  localStorage.clear();
});

/** Renders the results for the typical visitor, with `changes` to the props; waits until they are on screen. */
export async function showResults(changes: Partial<ResultsViewProps> = {}, query = '') {
  history.replaceState(null, '', location.pathname + query);
  const form = changes.form ?? typicalForm;
  const props: ResultsViewProps = {
    raw: answerTo(form),
    form,
    personal: somebody,
    lender: null,
    storageKey: loanFormKey('homepage'),
    site: { ...site, record: catalogue, unexpectedError: site.errors.unexpected },
    asking: false,
    askFailed: false,
    hasReturned: false,
    onAskAgain: vi.fn<ResultsViewProps['onAskAgain']>(),
    onEdit: vi.fn<ResultsViewProps['onEdit']>(),
    onNew: vi.fn<ResultsViewProps['onNew']>(),
    onErase: vi.fn<ResultsViewProps['onErase']>(),
    ...changes,
  };
  await loadTables();
  const screen = await render(<ResultsView {...props} />, { wrapper: InWords });
  await page.getByRole('heading', { level: 2 }).findElement();
  const rerender = (next: Partial<ResultsViewProps>) => screen.rerender(<ResultsView {...props} {...next} />);
  return { screen, props, rerender };
}

/** Names of the lenders on screen, from top to bottom, without the position that only screen readers get. */
export const shownBanks = (): string[] =>
  [...document.querySelectorAll('article h3')].map((heading) => heading.lastChild?.textContent ?? '');

/** The words of a card as they are read aloud, by its lender's name; spaces that keep a figure together read as any other. */
export const cardText = (bank: string): string => {
  const card = [...document.querySelectorAll('article')].find((article) =>
    article.querySelector('h3')?.textContent?.endsWith(bank),
  );
  const read = card?.cloneNode(true) as Element | undefined;
  for (const shown of read?.querySelectorAll('[aria-hidden=true]') ?? []) shown.remove();
  return (read?.textContent ?? '').replaceAll('\u00A0', ' ');
};

/** The offers on screen. */
export const cards = () => document.querySelectorAll('article');

/** What the results announce. */
export const status = () => page.getByRole('status').last();

/** A parameter of the address. */
export const param = (name: string) => new URLSearchParams(location.search).get(name);
