import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overrideLookup, readOverrides } from '#scripts/catalogue/overrides.ts';
import { byKey } from '#scripts/catalogue/product-order.ts';
import { countsOf, importRecords, ROOT } from '../../../support/import-records.ts';
import { recordOf } from '../../../support/official-records.ts';
import type { Catalogue } from '#generated/types.ts';

const { products } = JSON.parse(readFileSync(join(ROOT, 'config/catalogue.json'), 'utf8')) as Catalogue;

describe.each(['csv', 'json'] as const)('the catalogue written in the official form as %s', (form) => {
  it('is imported as it was', () => {
    const overrideOf = overrideLookup(readOverrides());
    const imported = importRecords(products.map(recordOf), form, { overrideOf });
    expect(countsOf(imported.dropped)).toEqual({});
    expect(imported.products).toEqual(products.toSorted(byKey));
  });
});
