import type { SortProduct } from '#scripts/catalogue/read-names.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { type Product, productCondition } from '#domain/quote/product.ts';

/** From what asks for least to what leaves in doubt what it asks for. */
const CONDITIONS = ['cliente', 'cuenta_sueldo', 'otra', 'en_duda'] as const satisfies Product['condition'][];

const weightOf = (condition: string | null): number => CONDITIONS.findIndex((code) => code === condition);

/** A declared product with what its name says. A name adds to what the beneficiary asks for, never takes from it. */
export function withTold(declared: Product, told: ReturnType<SortProduct>): Product {
  const { audience, territory, condition, requirement } = told;
  const product = { ...declared, ...(territory && { territory }), ...(audience && { audience }) };
  if (!condition || weightOf(condition) <= weightOf(productCondition(product))) return product;
  return { ...product, condition, ...(requirement && { requirement }) };
}

const toldOf = (product: Product, sort: SortProduct) =>
  sort({ ...product, fullName: product.product, shortName: '' });

/** Products of a catalogue with what their names say by today's table, without those that it leaves out. */
export const toldAgain = (products: readonly Product[], sort: SortProduct): Product[] =>
  products.flatMap((product) => {
    const { audience: _, condition: __, requirement: ___, ...declared } = product;
    const told = toldOf(declared, sort);
    const isLeftOut = told.decision === 'drop' || (told.leavesOut !== null && told.decision === null);
    return isLeftOut ? [] : [withTold(declared, told)];
  });

/** What was decided on the names of a catalogue, one for each loan of an entity, those in doubt first. */
export const nameTable = (products: readonly Product[], sort: SortProduct) =>
  Array.from(groupBy(products, ({ code, product }) => `${code} ${product}`).values(), (group) => {
    const [first] = group;
    const told = toldOf(first, sort);
    const { condition = null, requirement = null, audience = null } = told;
    return {
      code: first.code,
      entity: first.entity,
      product: first.product,
      /** Declared beneficiaries, as codes. */
      beneficiaries: [...new Set(group.map(({ beneficiary }) => beneficiary))],
      condition,
      requirement,
      audience,
      /** Why: a person's reason; '' where the words of the name alone say it. */
      reason: told.why,
      unread: told.unread,
    };
  }).sort((one, other) => other.unread.length - one.unread.length);
