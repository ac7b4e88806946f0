import { expect, it } from 'vitest';
import { type Pesos, unit } from '#domain/units.ts';
import { lateCharge } from '#features/late/late-charge.ts';

// Computed by a program that shares nothing with this project: decimal arithmetic with 50 digits.
it.each([
  [124031.3, 0.050833333333333335, 10, 50, 3762.23],
  [124031.3, 0.050833333333333335, 31, 0, 7775.27],
  [312117.62, 0.0344, 90, 50, 57661.28],
  [200000, 0.05, 180, 25, 89506.85],
])(
  'an instalment of %d at %d a month that is %i days late, with a penalty of %d %%, costs %d more',
  (instalment, interest, days, penalty, expected) => {
    expect(lateCharge(unit<Pesos>(instalment), unit(interest), days, unit(penalty))).toBeCloseTo(expected, 1);
  },
);
