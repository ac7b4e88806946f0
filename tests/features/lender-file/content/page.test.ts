import { expect, it } from 'vitest';
import { formatPesos, formatTerm } from '#domain/format.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { content } from '../../../support/content/content.ts';
import { nominal } from '../../../support/content/offer-of-row.tsx';
import { pageAt, readable, textOf } from '../../../support/content/rendered-pages.ts';

const { simulator } = content;

it('a lender’s page says the most that its own rows declare, and its price from the lowest to the highest', () => {
  const wrong = content.lenders.flatMap((lender) => {
    const keys = matchKeysOf(lender);
    const own = content.catalogue.products.filter(({ entity }) => keys.includes(matchKey(entity)));
    if (!lender.page || own.length === 0) return [];
    const byCost = own.toSorted((one, other) => one.cftea - other.cftea);
    const declared = [
      formatPesos(Math.max(...own.map(({ maxAmount }) => maxAmount))),
      formatTerm(Math.max(...own.map(({ maxTerm }) => maxTerm)), simulator.texts.termValue),
      ...[byCost[0], byCost.at(-1)].map((row) => (row ? nominal(row) : '')),
    ];
    const said = textOf(pageAt(`/${lender.id}`), 'section[aria-labelledby="ficha"]');
    return declared.filter((fact) => !said.includes(readable(fact))).map((fact) => `${lender.id}: ${fact}`);
  });
  expect(wrong).toEqual([]);
});
