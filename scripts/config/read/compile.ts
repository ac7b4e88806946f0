import { createRequire } from 'node:module';
import type { Check } from '#scripts/config/read/explain.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { textKeyword } from '#scripts/config/read/text-rules.ts';

/**
 * Keywords of ours that demand nothing (`src/README.md`). `x-fixed` is a list whose elements are given, each in its place;
 * `x-from` says what the editor lets choose from, lenders or a lender's loans.
 */
const ANNOTATIONS = 'x-content x-fixed x-first x-from x-options x-sent x-unit'.split(' ');

const require = createRequire(import.meta.url);

/** Ajv with our keywords, over schemas that it compiles when they are first asked for. Loading it takes longer than a whole check. */
export function openAjv({ byKind }: Pick<Schemas, 'byKind'>, options: object = {}) {
  const { Ajv2020, _ } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { usePattern } =
    require('ajv/dist/vocabularies/code.js') as typeof import('ajv/dist/vocabularies/code.js');
  return new Ajv2020({
    strict: true,
    discriminator: true,
    messages: false,
    keywords: [textKeyword({ usePattern, _ }), ...ANNOTATIONS],
    schemas: [...byKind.values()],
    ...options,
  });
}

/** What an explanation needs: every error, with the schema that it comes from. */
export const EXPLAINED = { allErrors: true, verbose: true, inlineRefs: false };

/**
 * Opens checks compiled as they are asked for: of a kind, or of a part of one, 'catalogue#/$defs/CatalogueProduct'.
 *
 * @throws Error, when asked, for a kind that has no schema.
 */
export function openCompiler(schemas: Pick<Schemas, 'byKind'>): (part: string) => Check {
  const ajv = openAjv(schemas, EXPLAINED);
  return (part) => {
    const [kind = '', pointer = ''] = part.split('#');
    const check = ajv.getSchema(`${schemas.byKind.get(kind)?.$id}#${pointer}`);
    if (!check) throw new Error(`schema/${kind}.schema.json is missing.`);
    return check as Check;
  };
}
