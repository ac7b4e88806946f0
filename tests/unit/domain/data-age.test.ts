import { expect, it } from 'vitest';
import { ageText, oldOfferMonths } from '#domain/data-age.ts';

const texts = {
  dataAge: ' ({age})',
  dataAgeDays: ' ({n} días)',
  termValue: {
    month: '1 mes',
    months: '{n} meses',
    year: '1 año',
    years: '{n} años',
    and: '{years} y {months}',
  },
};

it.each([
  ['of today', '2026-06-25', ''],
  ['of 14 days', '2026-07-09', ''],
  ['of 15 days', '2026-07-10', ' (15 días)'],
  ['of 59 days', '2026-08-23', ' (59 días)'],
  ['of 60 days', '2026-08-24', ' (2 meses)'],
  ['of five months', '2026-11-22', ' (5 meses)'],
  ['of more than a year', '2027-08-25', ' (1 año y 2 meses)'],
  ['from the future', '2026-01-01', ''],
])('the age of data: %s', (_, today, text) => expect(ageText('2026-06-25', today, texts)).toBe(text));

it.each([
  ['six months to the day', '2026-05-22', null],
  ['a day more', '2026-05-21', 6],
  ['over a year', '2025-04-08', 19],
  ['not said', null, null],
])('the age of an offer: %s', (_, declared, months) => {
  expect(oldOfferMonths(declared, '2026-11-22')).toBe(months);
});
