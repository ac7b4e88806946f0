import { expect, it } from 'vitest';
import { medianOf } from '#domain/quote/quantiles.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (figures, middle) => expect(medianOf(figures)).toBe(middle));
