import { describe, expect, it } from 'vitest';
import { matchKeysOf } from '#domain/match-key.ts';
import { lenderFile } from '#domain/quote/lender-file.ts';
import { builtOutlines, outlineOf } from '#scripts/build/site/province-outline.ts';
import { content } from '../../../../support/content/content.ts';

describe.each(content.simulator.provinces.map(({ code }) => code))('the outline of %s', (code) => {
  const drawing = outlineOf(code);
  const corners = (/ d="M([^"]+)Z"/.exec(drawing)?.[1] ?? '')
    .split('L')
    .map((pair) => pair.split(' ').map(Number));

  it('the outline of a province weighs little, and is more than a box', () => {
    expect(Buffer.byteLength(drawing)).toBeLessThan(1500);
    expect(corners.length).toBeGreaterThan(8);
  });

  it('the outline of a province fills its square in one direction and leaves it in none', () => {
    const spans = [0, 1].map((axis) => {
      const values = corners.map((corner) => corner[axis] ?? Number.NaN);
      return [Math.min(...values), Math.max(...values)];
    });
    expect(spans).toContainEqual([2, 62]);
    expect(spans.flat().filter((value) => !(value >= 2 && value <= 62))).toEqual([]);
  });
});

it('the outline of a province is built for the provinces that lenders declare loans for, each once, under an address that changes with it', () => {
  const { files, address } = builtOutlines(content);
  const declared = content.lenders.map((lender) => lenderFile(content.catalogue, matchKeysOf(lender)));
  const codes = [...new Set(declared.flatMap((file) => file?.provinces ?? []))];
  expect(codes.length).toBeGreaterThan(0);
  expect(files.map(([file]) => `/${file}`)).toEqual(codes.map(address));
  expect(files.every(([file]) => /^assets\/provinces\/[a-z_]+-[0-9a-f]{8}\.svg$/.test(file))).toBe(true);
});
