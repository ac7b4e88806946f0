import { expect, it } from 'vitest';
import { cardsOf, leadsUpTo } from '#domain/offers/cards.ts';
import type { Sort } from '#domain/offers/rank.ts';
import { matchKey } from '#domain/match-key.ts';
import { listOffers } from '#loan/results/useOffers.ts';
import { content } from '../support/content/content.ts';
import { drawnApplicants } from '../support/data/drawn-applicants.ts';

const APPLICANTS = 500;
const SORTS: readonly Sort[] = ['cft', 'cuota', 'ingreso'];
const bound = content.results.bands[1].upTo ?? Infinity;

const { products } = content.catalogue;

/** Loans of an entity that say more than the record declares, and that nobody read or a person left in doubt. */
const inDoubt = new Set(
  products
    .filter(({ condition }) => condition === 'en_duda')
    .map(({ entity, product }) => `${matchKey(entity)} ${product}`),
);

it(`a list puts no offer first to ${APPLICANTS} drawn applicants whose name was not read, that asks for something, or that is too heavy, where another is there`, ({
  task,
}) => {
  const wrong: string[] = [];
  const seen = { lists: 0, led: 0, doubtful: 0 };
  for (const { form, offers } of drawnApplicants(APPLICANTS, { products })) {
    const cards = cardsOf(offers, form.employment);
    const order = { ownKeys: [], leadsUpTo: leadsUpTo(offers, bound) };
    const canLead = cards.some((card) => card.unmet === null && card.incomeShare <= bound);
    for (const by of SORTS) {
      const list = listOffers(cards, { ...order, sort: by });
      const [first] = list.offers;
      if (!first) continue;
      seen.lists += 1;
      const isDoubtful = inDoubt.has(`${first.matchKey} ${first.product}`);
      const mayLead = first.unmet === null && first.incomeShare <= bound && !isDoubtful;
      if (mayLead) seen.led += 1;
      seen.doubtful += list.offers.filter(({ unmet }) => unmet === 'en_duda').length;
      if (canLead && !mayLead) wrong.push(`${first.bank}, «${first.product}», ${by}`);
      const labelled = list.offers.filter(({ id }) => list.badges.get(id)?.includes('cft'));
      if (labelled.some(({ unmet, incomeShare }) => unmet === 'en_duda' || incomeShare > 100))
        wrong.push(`${first.bank}: the best CFT of a name in doubt`);
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.led).toBeGreaterThan(APPLICANTS);
  task.meta.summary = `First offers of ${APPLICANTS} drawn applicants: ${seen.lists} lists, ${seen.led} led by an offer to take, whose name was read; ${seen.doubtful} offers in doubt below`;
});
