import { expect, it } from 'vitest';
import { contrast } from '#domain/contrast.ts';
import { brandCss } from '#site/brand.ts';
import { content } from '../../support/content/content.ts';

const [lender] = content.lenders;

/** Colours of many hues, pale and dark. */
const COLORS =
  'FF0000 DE0000 FA6400 FFE600 7AB800 00A650 00B2A9 009EE3 005BAA 3B2A8C 8A1A9B E6007E 000000 FFFFFF 808080'.split(
    ' ',
  );

const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16);

/** The tint behind the top of a lender's page: 6 % of its colour in the page's own. */
const tintOf = (color: string): string =>
  `#${[1, 3, 5].map((at) => Math.round(0.94 * channel('#F3F6F5', at) + 0.06 * channel(color, at)).toString(16)).join('')}`;

it.each(COLORS)('text in the colour #%s can be read on the tint of that colour', (digits) => {
  const color = `#${digits}`;
  const css = brandCss({ ...content, lenders: [{ ...lender!, color }] }, `/${lender!.id}`);
  const text = /--brand-light:(#\w{6})/.exec(css)?.[1] ?? '';
  expect(contrast(text, tintOf(color))).toBeGreaterThanOrEqual(4.5);
});
