import { plainWords } from '#scripts/catalogue/text.ts';
import type { ProductSorting } from '#generated/types.ts';

type Decision = ProductSorting['products'][number];

/** What the name of a product gives away; see config/tables/products.json. */
export type NameFacts = { [Key in 'audience' | 'condition' | 'territory']: Decision[Key] | undefined } & {
  /** A person's decision, which outweighs words and figures. */
  decision: Decision['decision'] | null;
  /** Why it was decided, or which words say the purpose or audience that leaves it out. */
  why: string;
  /** What leaves it out, unless it is kept by decision. */
  leavesOut: 'one-purpose' | 'one-audience' | null;
};

/** What a product is told to be by its entity's code, full name and short name. */
export type SortProduct = (code: number, fullName: string, shortName: string) => NameFacts;

// Some entities write names without spaces: PRESTAMOPERSONAL, PRESTAMOPRENDARIO.
const GLUED = '(?:prestamos?|personal(?:es)?|creditos?|linea)*';

const patternOf = (words: readonly string[]): RegExp =>
  new RegExp(
    `\\b${GLUED}(?:${words.map((one) => plainWords(one) + (one.endsWith('*') ? '\\w*' : '')).join('|')})\\b`,
  );

const keyOf = (code: number, product: string): string => `${code} ${plainWords(product)}`;

/** Reads a table of what names give away. A word counts whole: AUTOGESTION is no car. */
export function sorterOf({ purposes, audiences, conditions, products }: ProductSorting): SortProduct {
  const decided = new Map(products.map((one) => [keyOf(one.code, one.product), one]));
  const labels = [
    ...purposes.map((one) => ({ ...one, leavesOut: 'one-purpose' as const })),
    ...audiences.map((one) => ({ ...one, leavesOut: 'one-audience' as const })),
  ].map((one) => ({ ...one, pattern: patternOf(one.words) }));
  const asking = conditions.map((one) => ({ ...one, pattern: patternOf(one.words) }));
  return (code, fullName, shortName) => {
    const words = plainWords(`${fullName} / ${shortName}`);
    const decision = decided.get(keyOf(code, fullName || shortName));
    const label = decision ? undefined : labels.find(({ pattern }) => pattern.test(words));
    return {
      decision: decision?.decision ?? null,
      why: decision?.reason ?? label?.label ?? '',
      leavesOut: label?.leavesOut ?? null,
      audience: decision?.audience,
      territory: decision?.territory,
      condition: decision?.condition ?? asking.find(({ pattern }) => pattern.test(words))?.condition,
    };
  };
}

/** Whether a text speaks of UVA, the unit that follows inflation: also glued (PERSONALUVA) and dotted (U.V.A.). */
export const speaksOfUva = (text: string): boolean => /\b(?:\w*uvas?|uva\w*|u v a)\b/.test(plainWords(text));
