import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sorterOf } from '#scripts/catalogue/names.ts';
import { byKey } from '#scripts/catalogue/changes.ts';
import { countsOf, importRecords, ROOT } from '../../../support/import-records.ts';
import { recordOf } from '../../../support/official-records.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';

const { products } = JSON.parse(readFileSync(join(ROOT, 'config/catalogue.json'), 'utf8')) as Catalogue;

describe.each(['csv', 'json'] as const)('the catalogue written in the official form as %s', (form) => {
  it('is imported as it was', () => {
    const table = readFileSync(join(ROOT, 'config/tables/products.json'), 'utf8');
    const sort = sorterOf(JSON.parse(table) as ProductSorting);
    const imported = importRecords(products.map(recordOf), form, { sort });
    expect(countsOf(imported.dropped)).toEqual({});
    expect(imported.products).toEqual(products.toSorted(byKey));
  });
});
