import TABLE from '#scripts/catalogue/entity-kinds.json' with { type: 'json' };
import { TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import { decisionsIn } from '#scripts/config/read/decided-names.ts';
import { plainWords } from '#scripts/config/read/wording.ts';
import type { Product } from '#domain/quote/product.ts';
import type { ProductSorting } from '#generated/types.ts';

type Kind = Product['kind'];

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

/** Returns the kind of an entity by the table, else by its name; 'otro' when neither says it. */
export const kindOf = (code: number, name: string): Kind =>
  KIND_BY_CODE.get(code) ?? KIND_BY_NAME.find(([pattern]) => pattern.test(plainWords(name)))?.[1] ?? 'otro';

/** Classifies a product by its names and what it declares. */
export type SortProduct = ReturnType<typeof sorterOf>;

/** The fields of a product that its name decides. */
export type Named = Pick<Product, 'code' | 'entity'> & {
  fullName: string;
  shortName: string;
  /** Null, as the territory: not in the BCRA's lists. */
  beneficiary: Product['beneficiary'] | null;
  territory: Product['territory'] | null;
};

// Some entities write names without spaces: PRESTAMOPERSONAL, PRESTAMOPRENDARIO.
const GLUED = '(?:prestamos?|personal(?:es)?|creditos?|linea|minimo|maximo)*';

// A least amount or income is no least price.
const OTHER_LEAST = /\b(?:monto|importe|ingreso|haber|sueldo|sin|salario)s? minim[oa]\w*/g;

function withPattern<Item extends { words: readonly string[] }>(item: Item) {
  const words = item.words.map((one) => plainWords(one) + (one.endsWith('*') ? '\\w*' : ''));
  return { ...item, pattern: new RegExp(`\\b${GLUED}(?:${words.join('|')})\\b`, 'g') };
}

const isIn = (words: string, { pattern }: { pattern: RegExp }): boolean => words.search(pattern) >= 0;

/** Words of a place's name, and the name written as one word. */
function placeWords(territory: Named['territory']): string[] {
  if (territory === null || territory === 'all') return [];
  const words = plainWords(TERRITORIES[territory]).split(' ');
  return [...words, words.filter((word) => !['provincia', 'de', 'del'].includes(word)).join(''), territory];
}

/** Finds the words of a name that say more than the product declares; none: the name is read. */
function unreadWords({ names, people, declared }: ProductSorting['plain']) {
  const ofPeople = new Set(people);
  return (words: string, { code, entity, beneficiary, territory }: Named): string[] => {
    // A mutual or a cooperative is called after its members.
    const isOfMembers = ['mutual', 'cooperativa'].includes(kindOf(code, entity));
    const own = isOfMembers
      ? []
      : plainWords(entity)
          .split(' ')
          .filter((word) => !ofPeople.has(word));
    const said = declared.find((one) => one.beneficiary === beneficiary)?.words ?? [];
    const plain = [...names, ...own, ...said, ...placeWords(territory)].map((word) => plainWords(word));
    const isPlain = new RegExp(`^${GLUED}(?:${plain.join('|')})?$`);
    return words.split(' ').filter((word) => !isPlain.test(word));
  };
}

/** Reads config/tables/products.json, what names give away. A word counts whole: AUTOGESTION is no car. */
export function sorterOf(table: Omit<ProductSorting, '$schema'>) {
  const { purposes, audiences, conditions, segments, leastPrices, products } = table;
  const decisionOn = decisionsIn(products);
  const labels = [
    ...purposes.map((one) => ({ ...withPattern(one), leavesOut: 'one-purpose' as const })),
    ...audiences.map((one) => ({ ...withPattern(one), leavesOut: 'one-audience' as const })),
  ];
  const asking = conditions.map(withPattern);
  const [segmented, least] = [withPattern(segments), withPattern(leastPrices)];
  const unreadIn = unreadWords(table.plain);
  const segmentIn = (words: string): string | undefined =>
    words.match(segmented.pattern)?.[0].replace(new RegExp(`^${GLUED}`), '');
  const withoutDeclared = (name: string): string =>
    [...asking, segmented, least].reduce(
      (left, { pattern }) => left.replaceAll(pattern, ' '),
      plainWords(name),
    );
  /** The condition that words say, for products on which nobody decided. */
  const conditionIn = (words: string) => {
    const segment = segmentIn(words);
    if (segment !== undefined) return { condition: 'otra' as const, requirement: `ser cliente ${segment}` };
    return asking.find((one) => isIn(words, one));
  };
  return (named: Named) => {
    const { code, fullName, shortName } = named;
    const words = plainWords(`${fullName} / ${shortName}`);
    const decision = decisionOn(code, fullName || shortName);
    const label = decision ? undefined : labels.find((one) => isIn(words, one));
    const unread = decision ? [] : unreadIn(withoutDeclared(fullName || shortName), named);
    const { condition, requirement } = decision ?? conditionIn(words) ?? {};
    return {
      /** A person's decision, which outweighs words and figures. */
      decision: decision?.decision ?? null,
      /** CFTEA that a person accepted although it looks wrong; null: none. A decision on a name accepts no figure. */
      accepts: decision?.cftea ?? null,
      /** The reason to leave it out, unless a decision keeps it. */
      leavesOut: label?.leavesOut ?? null,
      audience: decision?.audience,
      territory: decision?.territory,
      /** Words that nobody read: what they ask for is in doubt. */
      unread,
      ...(unread.length > 0
        ? { condition: 'en_duda' as const, requirement: undefined }
        : { condition, requirement }),
      /** Whether its figure is the lowest of the loan's and no ceiling; not of one that is kept by decision. */
      isLeastPrice: decision?.decision !== 'keep' && isIn(words.replaceAll(OTHER_LEAST, ' '), least),
    };
  };
}

/** Whether a text speaks of UVA, the unit that follows inflation: also glued (PERSONALUVA) and dotted (U.V.A.). */
export const speaksOfUva = (text: string): boolean => /\b(?:\w*uvas?|uva\w*|u v a)\b/.test(plainWords(text));
