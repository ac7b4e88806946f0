import { expect, it } from 'vitest';
import { statedPercent } from '#pages/guide/guide-values.ts';

it.each([
  [61, '61\u00A0%'],
  [1083, '1.083\u00A0%'],
  [61.5, '61,50\u00A0%'],
])('statedPercent: %d is %s', (value, text) => expect(statedPercent(value)).toBe(text));
