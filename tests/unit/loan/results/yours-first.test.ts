import { expect, it } from 'vitest';
import { type Card, cardsOf, isTakeable } from '#domain/offers/cards.ts';
import type { Sort } from '#domain/offers/rank.ts';
import { listOffers } from '#loan/results/useOffers.ts';
import { results } from '../../../support/content/made-up.ts';
import { drawnApplicants } from '../../../support/data/drawn-applicants.ts';

const APPLICANTS = 500;
const leadsUpTo = results.bands[1].upTo ?? Infinity;
const SORTS: readonly Sort[] = ['cft', 'cuota', 'ingreso'];

/** Whether an offer may stand first: one that can be taken, and would not take too much of the income. */
const canLead = (card: Card): boolean => isTakeable(card) && card.incomeShare <= leadsUpTo;

/** What each applicant's list holds, by every sort, on the home page and on the page of the dearest lender. */
const lists = drawnApplicants(APPLICANTS).flatMap(({ form, offers }) => {
  const cards = cardsOf(offers, form.employment);
  const dearest = [...cards].sort((one, other) => other.cft - one.cft)[0]?.matchKey;
  return [[], dearest ? [dearest] : []].flatMap((ownKeys) =>
    SORTS.map((sort) => {
      const setting = { sort, ownKeys, leadsUpTo };
      return {
        form,
        offers,
        cards,
        ownKeys,
        sort,
        term: form.term,
        list: listOffers(cards, setting),
      };
    }),
  );
});

it("the lists of drawn applicants begin with an offer that can be taken, or the page's own, wherever there is one", ({
  task,
}) => {
  const wrong = lists.filter(({ cards, ownKeys, list }) => {
    const [first] = list.offers;
    const isRight = first && (ownKeys.includes(first.matchKey) || canLead(first));
    return !isRight && cards.some(canLead);
  });
  expect(wrong).toEqual([]);
  const tiedButCheaper = lists.filter(({ list }) => list.tied.cheaper > 0);
  expect(tiedButCheaper.length).toBeGreaterThan(APPLICANTS / 10);
  const takeable = lists.filter(({ cards }) => cards.some(isTakeable));
  task.meta.summary = `Drawn applicants: ${APPLICANTS}, ${lists.length} lists; ${takeable.length} with something that can be taken, and such an offer or the page’s own first in ${takeable.length - wrong.length}; a tied price is cheaper in ${tiedButCheaper.length}`;
});
