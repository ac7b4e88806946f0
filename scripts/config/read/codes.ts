import { matchKey } from '#domain/match-key.ts';
import type { Catalogue, Entities } from '#generated/types.ts';

/** The central bank's record of loans and its list of entities, where they can be read. */
export type Known = { catalogue?: Catalogue | undefined; entities?: Entities | undefined };

/** Codes under which the central bank knows a lender by one of its legal names. */
export function codesOf({ catalogue, entities }: Known, legalNames: readonly string[]): number[] {
  const keys = new Set(legalNames.map(matchKey));
  const declared = catalogue?.products.filter(({ entity }) => keys.has(matchKey(entity))) ?? [];
  const listed = entities?.entities.filter(({ name }) => keys.has(matchKey(name))) ?? [];
  const codes = declared.length > 0 ? declared.map(({ code }) => code) : listed.flatMap((one) => one.codes);
  return [...new Set(codes)];
}

/** Names of the entities that have a code of the central bank. */
export function entitiesOf({ catalogue, entities }: Known, code: number): string[] {
  const declared = catalogue?.products.filter((product) => product.code === code) ?? [];
  const listed = entities?.entities.filter(({ codes }) => codes.includes(code)) ?? [];
  return [...declared.map(({ entity }) => entity), ...listed.map(({ name }) => name)];
}
