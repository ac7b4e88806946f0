import { expect, it } from 'vitest';
import { attendedProvinces } from '#features/directory-search/page.tsx';
import { content } from '../../../support/content/content.ts';

it('a provincial lender attends where its branches are, any other in the whole country', () => {
  const provincial = content.lenders.filter(({ branches }) => branches);
  const others = content.lenders.filter(({ branches }) => !branches);
  const provincesOf = (lenders: typeof others) =>
    lenders.map((lender) => attendedProvinces(content.catalogue, lender));
  expect(provincial.length).toBeGreaterThan(0);
  expect(provincesOf(provincial)).toEqual(provincial.map(({ branches }) => branches));
  expect(provincesOf(others).flat()).toEqual([]);
});
