import { expect, it } from 'vitest';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import { declaredOf, withReading } from '#scripts/config/read/decided-names.ts';
import { content } from '../../../support/content/content.ts';

const sort = sorterOf(content.productSorting);

it('every loan carries what a refresh of today would read in its name', () => {
  const others = content.catalogue.products.filter((product) => {
    const declared = declaredOf(product);
    const told = sort({ ...declared, fullName: declared.product, shortName: '' });
    const isLeftOut = told.leavesOut !== null && told.decision === null;
    return isLeftOut || withReading(declared, told).condition !== product.condition;
  });
  expect(others).toEqual([]);
});
