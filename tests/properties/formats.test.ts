import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatPercent, formatPesos, formatTerm } from '#domain/format.ts';
import { simulator } from '../support/content/made-up.ts';
import { forAll } from '../support/run/property-runs.ts';

const backToNumber = (text: string): number => Number(text.replace(/[^\d,-]/g, '').replace(',', '.'));

it('written figures say the number that was given, to the last figure shown', () => {
  forAll(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
    expect(Math.abs(backToNumber(formatPercent(value)) - value)).toBeLessThanOrEqual(
      0.005 + Math.abs(value) * 1e-14,
    );
    expect(Math.abs(backToNumber(formatPesos(value)) - value)).toBeLessThanOrEqual(
      0.5 + Math.abs(value) * 1e-14,
    );
  });
});

it('written figures agree with the platform on whole numbers', () => {
  const platform = new Intl.NumberFormat('es-AR', { useGrouping: 'always' });
  forAll(fc.maxSafeInteger(), (value) => {
    expect(formatNumber(value)).toBe(platform.format(value).replace('-0', '0'));
  });
});

it('written figures take any number, and never show what is not a figure', () => {
  forAll(fc.double(), (value) => {
    const texts = simulator.texts.termValue;
    for (const text of [
      formatPesos(value),
      formatPercent(value),
      formatNumber(value),
      formatTerm(value, texts),
    ]) {
      expect(text).toMatch(/^(?:—|[-$\u00A0\d.,%]+|[\d.e+]+ \S+(?: y \S+ \S+)?)$/);
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});
