import type { Product } from '#domain/quote/product.ts';
import type { SortProduct } from '#scripts/catalogue/read-names.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';

/** Lists the decision on each loan name of each entity, names in doubt first. */
export const nameTable = (products: readonly Product[], sort: SortProduct) =>
  Array.from(groupBy(products, ({ code, product }) => `${code} ${product}`).values(), (group) => {
    const [first] = group;
    const reading = sort({ ...first, fullName: first.product, shortName: '' });
    const { condition = null, requirement = null, audience = null } = reading;
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
      reason: reading.why,
      unread: reading.unread,
    };
  }).sort((one, other) => other.unread.length - one.unread.length);
