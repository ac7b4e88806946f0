import { expect, it } from 'vitest';
import { formatPercent } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { rowId } from '#domain/quote/declared-row.ts';
import type { Product } from '#domain/quote/product.ts';
import { conditionText } from '#loan/offer/figures.ts';
import { OfferCard } from '#loan/results/OfferCard.tsx';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { content } from '../support/content/content.ts';
import {
  catalogue,
  drawnFor,
  type Form,
  madeFor,
  nominal,
  offeredAlone,
  plain,
} from '../support/content/offer-of-row.tsx';
import { offersTo } from '../support/data/drawn-applicants.ts';

const { simulator, results } = content;
const rows = new Map(catalogue.products.map((row) => [rowId(row), row]));

const ignore = (): void => {};

const ASKS: Partial<Record<Product['beneficiary'], Offer['condition']>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};

/** What an offer says of itself, as its row declares it. */
const isOf = (offer: Offer, row: Product): boolean =>
  matchKey(row.entity) === offer.matchKey &&
  row.product === offer.product &&
  row.reported === offer.declaredOn &&
  row.maxTerm === offer.maxTerm &&
  (row.condition ?? ASKS[row.beneficiary] ?? null) === offer.condition &&
  (row.requirement ?? null) === offer.requirement &&
  nominal(row) === formatPercent(offer.cft);

/** The words of an offer's card. */
const cardText = (offer: Offer, form: Form): string =>
  plain(
    drawnFor(
      form,
      <OfferCard
        offer={{ ...offer, unmet: offer.condition, conditional: null }}
        badges={[]}
        isLead
        position={1}
        count={1}
        isOwn={false}
        isByShare={false}
        isOpen={false}
        peers={[]}
        actions={{ tell: ignore, toggle: ignore, show: ignore }}
      />,
    ),
  );

/** Returns what the card of an offer does not say of its row. */
function differencesOf(row: Product, offer: Offer, form: Form): string[] {
  const card = cardText(offer, form);
  const said = [nominal(row), conditionText(offer, results)];
  return said.filter((fact) => !card.includes(fact)).map((fact) => `its card does not say «${fact}»`);
}

/** Tells what an offer says otherwise than the row that its price came from. */
function differences(offer: Offer, form: Form): string[] {
  const row = offer.row === null ? undefined : rows.get(offer.row);
  const name = `${offer.bank}, «${offer.product}»`;
  if (!row) return [`${name} is of no row of the record`];
  if (!isOf(offer, row)) return [`${name} is of another row`];
  return differencesOf(row, offer, form).map((what) => `${name}: ${what}`);
}

it('each loan of the record, offered alone, is told by its own row', () => {
  const told = catalogue.products.flatMap((row) => {
    const { form, offer } = offeredAlone(row);
    return differences(offer, form);
  });
  expect(told).toEqual([]);
});

/** Employments of which a requirement's words speak. */
const SPOKEN_OF: readonly [words: RegExp, employments: readonly string[]][] = [
  [/\bno ser\b/i, []],
  [/\bjubila/i, ['jubilado']],
  [/\bempleado privado\b/i, ['relacion_dependencia', 'empleado_publico']],
  [/\bempleado (?:público|municipal|del gobierno|de la administración)/i, ['empleado_publico']],
];

it('no loan is offered on a condition to people of whom the form knows that they do not meet it', () => {
  const wrong = catalogue.products.flatMap((row) => {
    const [, allowed] = SPOKEN_OF.find(([words]) => words.test(row.requirement ?? '')) ?? [];
    if (!allowed) return [];
    const offered = simulator.employment.filter(
      ({ code }) =>
        !allowed.includes(code) &&
        offersTo({ ...madeFor(row), employment: code }, createSimulation({ products: [row] }, simulator))
          .length > 0,
    );
    return offered.map(
      ({ label }) => `${row.entity}, «${row.product}»: ${row.requirement}, offered to ${label}`,
    );
  });
  expect(wrong).toEqual([]);
});
