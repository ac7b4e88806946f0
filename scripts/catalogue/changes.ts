import { groupBy } from '#scripts/config/read/group-by.ts';
import type { Product } from '#domain/quote/product.ts';

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the key of a product: entity, name, beneficiary and territory. */
export const productKey = ({ code, product, beneficiary, territory }: Product): string =>
  JSON.stringify([code, product, beneficiary, territory]);

/**
 * The order of the catalogue: entity code, product, beneficiary, territory; then every other figure, so that it is one.
 */
export const byKey = (a: Product, b: Product): number =>
  compare(a.code, b.code) ||
  compare(a.product, b.product) ||
  compare(a.beneficiary, b.beneficiary) ||
  compare(a.territory, b.territory) ||
  compare(JSON.stringify(a), JSON.stringify(b));

export type ProductName = Pick<Product, 'code' | 'entity' | 'product' | 'beneficiary' | 'territory'>;

/** Properties in which two products of one name may differ. */
export type ComparedProperty = Exclude<keyof Product, keyof ProductName | 'reported'>;

/** Value of a property; '' where a product has none. */
type Figure = string | number | true;

/** A product that both catalogues have, with the properties that differ: before and after. */
export type ProductChange = ProductName & {
  changes: { property: ComparedProperty; before: Figure; after: Figure }[];
};

/** Changes of the catalogue by an import, for people: name, beneficiary and territory distinguish products. */
export type Changes = ReturnType<typeof compareProducts>;

function nameOf({ code, entity, product, beneficiary, territory }: Product): ProductName {
  return { code, entity, product, beneficiary, territory };
}

// A new spelling of the entity's name is listed once, not with every product; a new date alone changes nothing.
function changesOf(before: Product, after: Product): ProductChange['changes'] {
  const { entity: _, reported: __, ...all } = { ...before, ...after };
  return (Object.keys(all) as ComparedProperty[])
    .filter((property) => before[property] !== after[property])
    .map((property) => ({ property, before: before[property] ?? '', after: after[property] ?? '' }));
}

const namesByCode = (products: readonly Product[]): Map<number, string> =>
  new Map(products.map(({ code, entity }) => [code, entity]));

function entityChanges(before: readonly Product[], after: readonly Product[]) {
  const [old, now] = [namesByCode(before), namesByCode(after)];
  const missing = (all: typeof old, others: typeof old) =>
    [...all].filter(([code]) => !others.has(code)).map(([code, name]) => ({ code, name }));
  return {
    entitiesAdded: missing(now, old),
    entitiesRemoved: missing(old, now),
    entitiesRenamed: [...now].flatMap(([code, name]) => {
      const was = old.get(code) ?? name;
      return was === name ? [] : [{ code, before: was, after: name }];
    }),
  };
}

type Pair = [before: Product | undefined, after: Product | undefined];

/** Pairs products of one name: first those that say the same, then the rest in order. */
function paired(olds: readonly Product[], news: readonly Product[]): Pair[] {
  const left = [...olds];
  const same = news.map((product) => {
    const at = left.findIndex((old) => changesOf(old, product).length === 0);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const pairs = news.map((product, at): Pair => [same[at] ?? left.shift(), product]);
  return [...pairs, ...left.map((old): Pair => [old, undefined])];
}

/** Compares two catalogues' products. */
export function compareProducts(before: readonly Product[], after: readonly Product[]) {
  const [old, now] = [groupBy(before, productKey), groupBy(after, productKey)];
  const changes = {
    ...entityChanges(before, after),
    productsAdded: [] as ProductName[],
    productsRemoved: [] as ProductName[],
    productsChanged: [] as ProductChange[],
    /** Products declared again, with the same figures. */
    redated: 0,
    unchanged: 0,
  };
  const keys = new Set([...old.keys(), ...now.keys()]);
  for (const [was, is] of [...keys].flatMap((key) => paired(old.get(key) ?? [], now.get(key) ?? []))) {
    const found = was && is ? changesOf(was, is) : [];
    if (is && !was) changes.productsAdded.push(nameOf(is));
    else if (was && !is) changes.productsRemoved.push(nameOf(was));
    else if (is && found.length > 0) changes.productsChanged.push({ ...nameOf(is), changes: found });
    else changes[was?.reported === is?.reported ? 'unchanged' : 'redated'] += 1;
  }
  return changes;
}
