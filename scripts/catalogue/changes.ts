import { groupBy } from '#scripts/config/read/group-by.ts';
import type { Product } from '#domain/quote/product.ts';

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** What tells two products apart: entity, name, beneficiary and territory. */
export const productKey = ({ code, product, beneficiary, territory }: Product): string =>
  JSON.stringify([code, product, beneficiary, territory]);

/** The order of the catalogue: entity code, product, beneficiary, territory; then every other figure, so that it is one. */
export const byKey = (a: Product, b: Product): number =>
  compare(a.code, b.code) ||
  compare(a.product, b.product) ||
  compare(a.beneficiary, b.beneficiary) ||
  compare(a.territory, b.territory) ||
  compare(JSON.stringify(a), JSON.stringify(b));

export type Entity = { code: number; name: string };
export type ProductName = Pick<Product, 'code' | 'entity' | 'product' | 'beneficiary' | 'territory'>;

/** A product that both catalogues have, with the properties that differ: before and after. */
export type ProductChange = ProductName & {
  changes: { property: keyof Product; before: string | number; after: string | number }[];
};

/** What an import changes of the catalogue, for people: products are told apart by name, beneficiary and territory. */
export type Changes = {
  entitiesAdded: Entity[];
  entitiesRemoved: Entity[];
  entitiesRenamed: { code: number; before: string; after: string }[];
  productsAdded: ProductName[];
  productsRemoved: ProductName[];
  productsChanged: ProductChange[];
  /** Products declared again, with the same figures. */
  redated: number;
  unchanged: number;
};

function nameOf({ code, entity, product, beneficiary, territory }: Product): ProductName {
  return { code, entity, product, beneficiary, territory };
}

const namesByCode = (products: readonly Product[]): Map<number, string> =>
  new Map(products.map(({ code, entity }) => [code, entity]));

// A new spelling of the entity's name is told once, not with every product; a new date alone changes nothing.
const TOLD_ELSEWHERE: ReadonlySet<keyof Product> = new Set<keyof Product>(['entity', 'reported']);

function changesOf(before: Product, after: Product): ProductChange['changes'] {
  const properties = Object.keys({ ...before, ...after }) as (keyof Product)[];
  return properties
    .filter((property) => !TOLD_ELSEWHERE.has(property) && before[property] !== after[property])
    .map((property) => ({ property, before: before[property] ?? '', after: after[property] ?? '' }));
}

function entityChanges(before: readonly Product[], after: readonly Product[]) {
  const [old, now] = [namesByCode(before), namesByCode(after)];
  const entity = ([code, name]: [number, string]): Entity => ({ code, name });
  return {
    entitiesAdded: [...now].filter(([code]) => !old.has(code)).map(entity),
    entitiesRemoved: [...old].filter(([code]) => !now.has(code)).map(entity),
    entitiesRenamed: [...now].flatMap(([code, name]) => {
      const was = old.get(code);
      return was !== undefined && was !== name ? [{ code, before: was, after: name }] : [];
    }),
  };
}

/** Pairs products of one name: first those that say the same, then the rest in order. */
function paired(
  olds: readonly Product[],
  news: readonly Product[],
): [Product | undefined, Product | undefined][] {
  const left = [...olds];
  const take = (isPair: (old: Product) => boolean): Product | undefined => {
    const at = left.findIndex(isPair);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = news.map((product) => take((old) => changesOf(old, product).length === 0));
  const pairs = news.map((product, at): [Product | undefined, Product] => [
    same[at] ?? take(() => true),
    product,
  ]);
  return [...pairs, ...left.map((old): [Product, undefined] => [old, undefined])];
}

/** Compares two catalogues' products. */
export function compareProducts(before: readonly Product[], after: readonly Product[]): Changes {
  const [old, now] = [groupBy(before, productKey), groupBy(after, productKey)];
  const changes: Changes = {
    ...entityChanges(before, after),
    productsAdded: [],
    productsRemoved: [],
    productsChanged: [],
    redated: 0,
    unchanged: 0,
  };
  for (const key of new Set([...old.keys(), ...now.keys()])) {
    for (const [was, is] of paired(old.get(key) ?? [], now.get(key) ?? [])) {
      if (!was || !is)
        (is ? changes.productsAdded : changes.productsRemoved).push(nameOf((is ?? was) as Product));
      else {
        const found = changesOf(was, is);
        if (found.length > 0) changes.productsChanged.push({ ...nameOf(is), changes: found });
        else changes[was.reported === is.reported ? 'unchanged' : 'redated'] += 1;
      }
    }
  }
  return changes;
}
