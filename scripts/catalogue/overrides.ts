import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '#scripts/catalogue/text.ts';

/** A person's decision on a product whose name misleads: kept although it tells a purpose, or dropped although it does not. */
export type Override = { code: number; product: string; decision: 'keep' | 'drop'; reason: string };
export type OverrideOf = (code: number, product: string) => Override['decision'] | null;

const keyOf = (code: number, product: string): string => `${code} ${plainWords(product)}`;

/** Looks decisions up by entity code and name of the product. */
export function overrideLookup(overrides: readonly Override[]): OverrideOf {
  const byKey = new Map(overrides.map(({ code, product, decision }) => [keyOf(code, product), decision]));
  return (code, product) => byKey.get(keyOf(code, product)) ?? null;
}

/** The decisions that stand beside this file. */
export const readOverrides = (): Override[] =>
  (JSON.parse(readFileSync(join(import.meta.dirname, 'overrides.json'), 'utf8')) as { products: Override[] })
    .products;
