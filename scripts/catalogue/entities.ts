import TABLE from '#scripts/catalogue/entity-kinds.json' with { type: 'json' };
import { plainWords } from '#scripts/catalogue/text.ts';
import type { Product } from '#domain/quote/product.ts';

type Kind = Product['kind'];

/** What a legal name tells of an entity, the first that matches; plain words. */
const BY_NAME: readonly [RegExp, Kind][] = [
  [/^(?:nuevo )?banco\b/, 'banco'],
  [/\b(?:mutual|mutualista|mutuos?|asoc mut)\b/, 'mutual'],
  [/\bcoop(?:erativa)?\b/, 'cooperativa'],
  [/\bcompania financiera\b/, 'compania-financiera'],
  [/\b(?:tarjetas?|cards?)\b/, 'tarjeta'],
];

const kindByName = (name: string): Kind =>
  BY_NAME.find(([pattern]) => pattern.test(plainWords(name)))?.[1] ?? 'otro';

/** Kinds of the entities known to the BCRA, by their codes; the table says its source and date. */
const BY_CODE = new Map(
  Object.entries(TABLE.kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind as Kind] as const)),
);

/** Kind of an entity, 'otro' when its name says nothing either, and whether the table knows its code. */
export function kindOf(code: number, name: string): { kind: Kind; isKnown: boolean } {
  const known = BY_CODE.get(code);
  return { kind: known ?? kindByName(name), isKnown: known !== undefined };
}
