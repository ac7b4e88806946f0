import { matchKeysOf } from '#domain/match-key.ts';
import type { ProvinceCode } from '#domain/quote/eligibility.ts';
import { lenderFile } from '#domain/quote/lender-file.ts';
import { drawingAddress } from '#scripts/build/site/monogram.ts';
import { fileHash } from '#scripts/build/site/logos.ts';
import shapes from '#scripts/build/site/province-shapes.json' with { type: 'json' };
import type { Content } from '#site/content.ts';

/** Outlines of the provinces that lenders declare loans for, under names that change with their content. */
export function builtOutlines({ lenders, catalogue }: Pick<Content, 'lenders' | 'catalogue'>) {
  const named = lenders.flatMap((lender) => lenderFile(catalogue, matchKeysOf(lender))?.provinces ?? []);
  const codes = [...new Set(named)];
  const files = codes.map((code): [file: string, drawing: string] => {
    const drawing = outlineOf(code);
    return [`assets/provinces/${code}-${fileHash(drawing)}.svg`, drawing];
  });
  return {
    files,
    /** Address of the outline of a province that some lender declares a loan for. */
    address: (code: ProvinceCode): string => `/${files[codes.indexOf(code)]?.[0] ?? ''}`,
  };
}

/**
 * Provinces as rough polygons drawn by hand, each corner as degrees west and south. Neighbours share the corners of
 * their border.
 */
const SHAPES: Readonly<Record<ProvinceCode, string>> = shapes;

const SIZE = 64;
/** Half a line stands outside of the corners. */
const INNER = SIZE - 4;
/** Seen on white as on black: the drawing stands in pages of either theme. */
const COLOR = '#2F8A8B';

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** A province's outline as a square drawing, north above; a degree of longitude is as wide as at its latitude. */
export function outlineOf(code: ProvinceCode): string {
  const corners = SHAPES[code].split(', ').map((corner) => corner.split(' ').map(Number));
  const south = corners.map(([, latitude = 0]) => latitude);
  const narrowing = Math.cos((middle(south) * Math.PI) / 180);
  const east = corners.map(([longitude = 0]) => -longitude * narrowing);
  const scale = INNER / Math.max(spread(east), spread(south));
  const place = (value: number, values: readonly number[]) =>
    Number((SIZE / 2 + (value - middle(values)) * scale).toFixed(1));
  const points = corners.map((_, at) => `${place(east[at] ?? 0, east)} ${place(south[at] ?? 0, south)}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><path d="M${points.join('L')}Z" fill="${COLOR}" fill-opacity=".25" stroke="${COLOR}" stroke-width="2" stroke-linejoin="round"/></svg>`;
}

/** Where a development server has a province's outline. */
export const outlineAddress = (code: ProvinceCode): string => drawingAddress(outlineOf(code));
