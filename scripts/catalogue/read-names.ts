import TABLE from '#scripts/catalogue/entity-kinds.json' with { type: 'json' };
import { folded } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';
import type { ProductSorting } from '#generated/types.ts';

type Kind = Product['kind'];

/** Words of a text for comparing: lower case, no marks, one space for every run of other characters. */
export const plainWords = (text: string): string =>
  folded(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Kinds of entities by words of their legal names; the first match counts. */
const KIND_BY_NAME: readonly [RegExp, Kind][] = [
  [/^(?:nuevo )?banco\b/, 'banco'],
  [/\b(?:mutual|mutualista|mutuos?|asoc mut)\b/, 'mutual'],
  [/\bcoop(?:erativa)?\b/, 'cooperativa'],
  [/\bcompania financiera\b/, 'compania-financiera'],
  [/\b(?:tarjetas?|cards?)\b/, 'tarjeta'],
];

/** Kinds of the entities known to the BCRA, by their codes; the table says its source and date. */
const KIND_BY_CODE = new Map(
  Object.entries(TABLE.kinds).flatMap(([kind, codes]) => codes.map((code) => [code, kind as Kind] as const)),
);

/** Kind of an entity, 'otro' when its name says nothing either, and whether the table knows its code. */
export function kindOf(code: number, name: string): { kind: Kind; isKnown: boolean } {
  const known = KIND_BY_CODE.get(code);
  const byName = KIND_BY_NAME.find(([pattern]) => pattern.test(plainWords(name)))?.[1] ?? 'otro';
  return { kind: known ?? byName, isKnown: known !== undefined };
}

/** Classifies a product by its entity's code, full name and short name. */
export type SortProduct = ReturnType<typeof sorterOf>;

// Some entities write names without spaces: PRESTAMOPERSONAL, PRESTAMOPRENDARIO.
const GLUED = '(?:prestamos?|personal(?:es)?|creditos?|linea|minimo|maximo)*';

// A least amount or income is no least price.
const OTHER_LEAST = /\b(?:monto|importe|ingreso|haber|sueldo|sin|salario)s? minim[oa]\w*/g;

function withPattern<Item extends { words: readonly string[] }>(item: Item) {
  const words = item.words.map((one) => plainWords(one) + (one.endsWith('*') ? '\\w*' : ''));
  return { ...item, pattern: new RegExp(`\\b${GLUED}(?:${words.join('|')})\\b`) };
}

const keyOf = (code: number, product: string): string => `${code} ${plainWords(product)}`;

/** Reads config/tables/products.json, what names give away. A word counts whole: AUTOGESTION is no car. */
export function sorterOf(table: Omit<ProductSorting, '$schema'>) {
  const { purposes, audiences, conditions, segments, leastPrices, products } = table;
  const decided = new Map(products.map((one) => [keyOf(one.code, one.product), one]));
  const labels = [
    ...purposes.map((one) => ({ ...withPattern(one), leavesOut: 'one-purpose' as const })),
    ...audiences.map((one) => ({ ...withPattern(one), leavesOut: 'one-audience' as const })),
  ];
  const asking = conditions.map(withPattern);
  const [segmented, least] = [segments, leastPrices].map((rule) => withPattern(rule).pattern) as [
    RegExp,
    RegExp,
  ];
  return (code: number, fullName: string, shortName: string) => {
    const words = plainWords(`${fullName} / ${shortName}`);
    const decision = decided.get(keyOf(code, fullName || shortName));
    const segment = segmented.exec(words)?.[0].replace(new RegExp(`^${GLUED}`), '');
    const label = decision ? undefined : labels.find(({ pattern }) => pattern.test(words));
    return {
      /** A person's decision, which outweighs words and figures. */
      decision: decision?.decision ?? null,
      /** Why it was decided, or which words say the purpose or audience that leaves it out. */
      why: decision?.reason ?? label?.label ?? '',
      /** The reason to leave it out, unless a decision keeps it. */
      leavesOut: label?.leavesOut ?? null,
      audience: decision?.audience,
      territory: decision?.territory,
      condition:
        decision?.condition ??
        asking.find(({ pattern }) => pattern.test(words))?.condition ??
        (segment && ('cliente' as const)),
      /** Clients it is for, in plain words. */
      segment,
      /** Whether its figure is the lowest of the loan's and no ceiling; not of one that is kept by decision. */
      isLeastPrice: decision?.decision !== 'keep' && least.test(words.replaceAll(OTHER_LEAST, ' ')),
    };
  };
}

/** Whether a text speaks of UVA, the unit that follows inflation: also glued (PERSONALUVA) and dotted (U.V.A.). */
export const speaksOfUva = (text: string): boolean => /\b(?:\w*uvas?|uva\w*|u v a)\b/.test(plainWords(text));
