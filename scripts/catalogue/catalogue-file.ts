import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue } from '#generated/types.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { rowChecksum } from '#scripts/config/read/row-checksum.ts';
import { loadAjv } from '#scripts/config/read/validators.ts';
import { ANNOTATIONS } from '#scripts/config/read/schemas.ts';

/** First lines of the file when there is no catalogue to keep them from. */
const HEADER = {
  $schema: '../schema/catalogue.schema.json',
  source: 'BCRA, Régimen de Transparencia',
  url: 'https://www.bcra.gob.ar',
  service: 'https://api.bcra.gob.ar/transparencia/v1.0/Prestamos/Personales',
};

const readSchema = (root: string, kind: string): { $id: string } =>
  JSON.parse(readFileSync(join(root, 'schema', `${kind}.schema.json`), 'utf8')) as { $id: string };

/**
 * What the schemas under `root`/schema say of a product and of a whole catalogue; null, or where and what is wrong.
 *
 * @throws Error when a schema is missing or broken: the tool is broken then.
 */
export function openSchema(root: string) {
  const { Ajv2020 } = loadAjv();
  const ajv = new Ajv2020({ strict: true, keywords: ANNOTATIONS, schemas: [readSchema(root, 'common')] });
  const schema = readSchema(root, 'catalogue');
  const isCatalogue = ajv.compile(schema);
  const isProduct = ajv.compile({ $ref: `${schema.$id}#/$defs/CatalogueProduct` });
  return {
    faultOf: (product: Product): string | null =>
      isProduct(product) ? null : (isProduct.errors?.[0]?.instancePath.slice(1) ?? ''),
    catalogueFault: (catalogue: unknown): string | null =>
      isCatalogue(catalogue) ? null : ajv.errorsText(isCatalogue.errors),
  };
}

/** The file as it stands: '' and null when there is none, null when it cannot be read as a catalogue. */
type CurrentCatalogue = { text: string; catalogue: Catalogue | null };

/**
 * Reads the catalogue that an import replaces. One that is missing or broken does not stop it: it starts afresh.
 *
 * @throws Error of the file system, but for a missing file.
 */
export function readCatalogue(path: string, catalogueFault: (found: unknown) => unknown): CurrentCatalogue {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  try {
    const catalogue = JSON.parse(text) as Catalogue;
    return { text, catalogue: catalogueFault(catalogue) === null ? catalogue : null };
  } catch {
    return { text, catalogue: null };
  }
}

/** Address of the service that the catalogue under `root` names; the official one when it is missing or broken. */
export function serviceOf(root: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(diskPath(root, 'config/catalogue.json'), 'utf8')) as Catalogue).service;
  } catch {
    return HEADER.service;
  }
}

/** A catalogue of the products, dated by the newest; what the current one says of its source is kept. */
export function catalogueOf(products: readonly Product[], current: Catalogue | null): Catalogue {
  const { $schema, source, url, service } = current ?? HEADER;
  const asOf = products.reduce((newest, { reported }) => (reported > newest ? reported : newest), '');
  return {
    $schema,
    source,
    url,
    ...(service && { service }),
    asOf,
    products: products as Catalogue['products'],
    checksums: products.map(rowChecksum).join(' '),
  };
}
