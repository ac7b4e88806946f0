import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fillTemplate } from '#domain/template.ts';
import { formatPercent } from '#domain/format.ts';
import { matchKey } from '#domain/match-key.ts';
import { type Card, cardsOf } from '#domain/offers/cards.ts';
import { type Condition, withoutAccounts } from '#domain/offers/offer.ts';
import type { Catalogue } from '#generated/types.ts';
import { listOffers } from '#loan/results/useOffers.ts';
import { OfferCard } from '#loan/results/OfferCard.tsx';
import { type Simulation, SimulationProvider } from '#loan/offer/simulation.ts';
import { NO_FILTERS } from '#loan/results/filters.ts';
import { WordsContext } from '#site/words.tsx';
import { results, words } from '../../../support/content/made-up.ts';
import { content } from '../../../support/content/content.ts';
import { type DrawnApplicant, drawnApplicants } from '../../../support/data/drawn-applicants.ts';

const APPLICANTS = 300;

const { catalogue } = content;
type Product = Catalogue['products'][number];

const ASKS: Partial<Record<Product['beneficiary'], Condition>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};
/** What a product asks for besides its limits, read from the catalogue alone. */
const asked = ({ condition, beneficiary }: Product): Condition | null =>
  condition ?? ASKS[beneficiary] ?? null;

/** Products, each with the match key of its entity and the CFT that its card shows. */
const declared = catalogue.products.map((product) => ({
  product,
  key: matchKey(product.entity),
  cft: formatPercent(12 * ((1 + product.cftea / 100) ** (1 / 12) - 1) * 100),
}));

const ignore = vi.fn<() => void>();

const rendered = new Map<string, string>();

/** The words of a card, rendered once for each pair of prices of an entity: what they ask for depends on nothing else. */
function cardText(card: Card, form: DrawnApplicant['form']): string {
  const { id, cft, condition, conditional } = card;
  const key = [id, cft, condition, conditional?.cft, conditional?.condition].join();
  const text = rendered.get(key) ?? renderCard(card, form);
  rendered.set(key, text);
  return text;
}

function renderCard(card: Card, form: DrawnApplicant['form']): string {
  const site = { ...content.site, declared: null, unexpectedError: content.site.errors.unexpected };
  const simulation: Simulation = {
    form,
    personal: { dni: '', email: '', phone: '', gender: '' },
    lender: null,
    storageKey: '',
    receipt: null,
    site,
  };
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <SimulationProvider value={simulation}>
        <OfferCard
          offer={card}
          badges={[]}
          isLead
          position={1}
          count={1}
          isOwn={false}
          isOpen={false}
          isPicked={false}
          isByShare={false}
          peers={[]}
          earlyRepaymentAfter={undefined}
          actions={{ toggle: ignore, show: ignore, pick: ignore, moveEarlyRepayment: ignore }}
        />
      </SimulationProvider>
    </WordsContext>,
  );
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;/g, "'");
}

/** Whether a product is offered to an applicant's employment and province, whatever it asks for besides. */
const isFor = (product: Product, { employment, province }: { employment: string; province: string }) =>
  [employment, 'all', 'account_holder', 'salary_account'].includes(product.beneficiary) &&
  (product.audience === undefined || (product.audience as readonly string[]).includes(employment)) &&
  (product.territory === 'all' || product.territory === province);

it(`no offer on screen asks for something its card does not say, for ${APPLICANTS} applicants`, () => {
  const silent: string[] = [];
  const seen = { cards: 0, tied: 0, both: 0 };
  for (const { form, offers } of drawnApplicants(APPLICANTS)) {
    const cards = cardsOf(offers, withoutAccounts(form.employment));
    const setting = { ownKeys: [], comfortableUpTo: 30, leadsUpTo: 50 };
    for (const card of listOffers(cards, { sort: 'cft', filters: NO_FILTERS, ...setting }).offers) {
      const text = cardText(card, form);
      const priced = declared.filter(
        ({ product, key, cft }) => key === card.matchKey && isFor(product, form) && text.includes(cft),
      );
      // The price in front is the dearer one where a card shows two.
      const shown = priced.filter(({ cft }) => cft === formatPercent(card.cft));
      const isTied = shown.every(({ product }) => asked(product) !== null);
      const isSaid = shown.some(({ product }) => {
        const condition = asked(product);
        return (
          condition && text.includes(fillTemplate(results.conditions[condition].only, { bank: card.bank }))
        );
      });
      seen.cards += 1;
      if (isTied) seen.tied += 1;
      if (priced.length > shown.length) seen.both += 1;
      if (shown.length === 0 || (isTied && !isSaid)) silent.push(`${card.bank}: ${text}`);
    }
    // Where an entity has a price open to the applicant, that one leads.
    const open = new Set(offers.filter(({ condition }) => condition === null).map((offer) => offer.matchKey));
    for (const card of cards) {
      if (open.has(card.matchKey) && card.condition !== null)
        silent.push(`${card.bank}: an open price is there`);
    }
  }
  expect(silent).toEqual([]);
  expect(seen.tied).toBeGreaterThan(0);
  expect(seen.both).toBeGreaterThan(0);
});
