import { expect, it } from 'vitest';
import { contrast, readableOn, textOn } from '#domain/contrast.ts';

it.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
  ['#0000FF', '#FFFFFF', 8.59],
])('the contrast of %s and %s is %d whichever comes first', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
  expect(contrast(other, one)).toBeCloseTo(expected, 2);
});

it('any grey has a text of at least 4.5:1', () => {
  for (let value = 0; value <= 255; value += 1) {
    const grey = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
    expect(contrast(grey, textOn(grey))).toBeGreaterThanOrEqual(4.5);
  }
});

it('making a colour readable leaves a colour that already reads well as it is', () => {
  expect(readableOn('#072146', ['#FBFBF9'])).toBe('#072146');
});

it.each([
  ['#FFDD00', ['#FBFBF9', '#EEF4F4']],
  ['#072146', ['#19202A', '#1C2A2F']],
  ['#FA6400', ['#FBFBF9']],
])('making a colour readable moves %s until it reads on every background', (color, backgrounds) => {
  for (const background of backgrounds) {
    expect(contrast(readableOn(color, backgrounds), background)).toBeGreaterThanOrEqual(4.5);
  }
});
