import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { folders, singles } from '#generated/kinds.ts';
import { readSchemas, type Schemas } from '#scripts/config/read/schemas.ts';
import { textPattern } from '#scripts/config/read/text-rules.ts';
import { writeWhole } from '#scripts/config/read/write-whole.ts';

/** The files that are made of schemas alone, under src/generated. */
export const SCHEMA_FILES = ['types.ts', 'validators.js', 'validators.d.ts', 'checks.js', 'checks.d.ts'];

/** Modules that make them, and packages that these use: another version of one of them may make something else. */
const MAKERS = ['types.ts', 'checks.ts'];
const PACKAGES = ['ajv', 'json-schema-to-typescript'];

const require = createRequire(import.meta.url);

/** A name for what the schemas would be made into now. */
function keyOf({ hash }: Schemas): string {
  const texts = MAKERS.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const versions = PACKAGES.map((name) => (require(`${name}/package.json`) as { version: string }).version);
  const key = createHash('sha256');
  for (const part of [hash, textPattern({ gaps: [], record: true }), ...texts, ...versions]) key.update(part);
  return `// Made of the schemas by npm run codegen. ${key.digest('hex').slice(0, 16)}\n`;
}

/** Kinds of documents that the check of the content reads. */
const KINDS = [...new Set([...Object.values(singles), ...Object.values(folders)].map(({ kind }) => kind))];

async function sourcesOf(root: string, schemas: Schemas): Promise<string[]> {
  const { typesSource } = await import('#scripts/config/codegen/types.ts');
  const { checksSource, CHECKS_TYPES, validatorsSource, VALIDATORS_TYPES } =
    await import('#scripts/config/codegen/checks.ts');
  return [
    await typesSource(root, schemas),
    validatorsSource(schemas),
    VALIDATORS_TYPES,
    checksSource(schemas, KINDS),
    CHECKS_TYPES,
  ];
}

/**
 * Writes the types, the guard of an answer and the checks of the content, and returns what it wrote: nothing while they are
 * those of the schemas, because making them takes seconds. It reads no content.
 *
 * @throws Error for a schema with alternatives that no sentence could explain, or a keyword that ajv does not know.
 */
export async function generateFromSchemas(root: string): Promise<string[]> {
  const schemas = readSchemas(root);
  const key = keyOf(schemas);
  const paths = SCHEMA_FILES.map((file) => join(root, 'src/generated', file));
  const isMade = (path: string): boolean => existsSync(path) && readFileSync(path, 'utf8').startsWith(key);
  if (paths.every(isMade)) return [];
  const sources = await sourcesOf(root, schemas);
  paths.forEach((path, index) => writeWhole(path, key + sources[index]));
  return SCHEMA_FILES.map((file) => `src/generated/${file}`);
}
