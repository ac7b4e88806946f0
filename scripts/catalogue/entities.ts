import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '#scripts/catalogue/text.ts';
import type { Product } from '#domain/quote/product.ts';

type Kind = Product['kind'];
export type KindTable = { kinds: Readonly<Record<Kind, readonly number[]>> };
/** Kind of an entity, and whether the table knows its code or the name had to tell. */
export type KindOf = (code: number, name: string) => { kind: Kind; isKnown: boolean };

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

/** Looks entities up in a table of BCRA codes; one that is not in it is told by its name, 'otro' when it says nothing. */
export function kindLookup({ kinds }: KindTable): KindOf {
  const byCode = new Map(
    Object.entries(kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind as Kind] as const)),
  );
  return (code, name) => {
    const known = byCode.get(code);
    return { kind: known ?? kindByName(name), isKnown: known !== undefined };
  };
}

/** The table of the entities known to the BCRA that stands beside this file, with its source and date. */
export const readKindTable = (): KindTable =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'entity-kinds.json'), 'utf8')) as KindTable;
