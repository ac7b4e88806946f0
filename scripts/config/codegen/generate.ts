import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SCRIPT_PARTS } from '#generated/kinds.ts';
import { contentOutput } from '#scripts/config/read/folder.ts';
import { CACHE, cacheKey, writeWhole } from '#scripts/config/read/cache.ts';
import type { Content } from '#scripts/config/read/content.ts';
import { unreadKeywords } from '#scripts/config/read/keywords.ts';
import { readSchemas, type Schemas } from '#scripts/config/read/schemas.ts';
import { entitiesData } from '#scripts/config/codegen/entities.ts';
import { kindFiles } from '#scripts/config/codegen/kinds.ts';
import { pageNamesSource } from '#scripts/config/codegen/page-names.ts';
import { marketData, namesData } from '#scripts/config/codegen/site-data.ts';

export const GENERATED = 'src/generated';

type Outputs = [file: string, source: string][];

/** Text made from schemas alone, kept until a schema, its emitter or a package changes: making it takes most of the time. */
async function fromSchemas(name: string, schemas: Schemas, make: () => Promise<string>): Promise<string> {
  const emitter = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8');
  const key = cacheKey([schemas.hash, emitter], ['ajv', 'json-schema-to-typescript']);
  const cached = join(CACHE, `${name}-${key}.txt`);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const made = await make();
  writeWhole(cached, made);
  return made;
}

/** Files that `generateFromSchemas` writes under src/generated. */
const SCHEMA_FILES = ['types.ts', 'validators.js', 'validators.d.ts'] as const;

async function schemaOutputs(root: string): Promise<Outputs> {
  const schemas = readSchemas(root);
  const unread = unreadKeywords(schemas);
  if (unread.length > 0)
    throw new Error(
      `No check reads these keywords of the schemas (config/read/violations.ts): ${unread.join(', ')}.`,
    );
  const types = await fromSchemas('types', schemas, async () => {
    const { typesSource } = await import('#scripts/config/codegen/types.ts');
    return typesSource(root, schemas);
  });
  const { validatorsSource, VALIDATORS_TYPES } = await import('#scripts/config/codegen/validators.ts');
  const validators = await fromSchemas('validators', schemas, async () => validatorsSource(schemas));
  const sources = [types, validators, VALIDATORS_TYPES];
  return SCHEMA_FILES.map((file, index) => [file, sources[index] ?? '']);
}

/** A part of the content as scripts import it. */
const partData = (part: object): string => JSON.stringify({ ...part, $schema: undefined });

/** Everything generated from valid content, by file name under src/generated. */
function contentOutputs(content: Content): Outputs {
  return [
    [`${contentOutput()}/names.json`, namesData(content)],
    [`${contentOutput()}/market.json`, marketData(content)],
    [`${contentOutput()}/entities.json`, entitiesData(content)],
    [`${contentOutput()}/page-names.ts`, pageNamesSource(content)],
    ...SCRIPT_PARTS.map((part): [string, string] => [
      `${contentOutput()}/${part}.json`,
      partData(content[part]),
    ]),
  ];
}

/** Removes files that an older version of the project generated: they would no longer compile. */
function removeOlder(folder: string, made: ReadonlySet<string>): void {
  for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true }).filter((one) =>
    one.isFile(),
  ))
    if (!made.has(name)) rmSync(join(parentPath, name), { force: true });
}

/** Writes what changed, and says what it wrote. A file that stays the same keeps its time, so nothing rebuilds. */
function write(root: string, made: Outputs): string[] {
  return made.flatMap(([file, source]) => {
    const target = join(root, GENERATED, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === source) return [];
    writeWhole(target, source);
    return [`${GENERATED}/${file}`];
  });
}

/**
 * Writes the types and the guard of an answer, and returns what changed. It reads no content: content that is broken
 * leaves a checkout whose code compiles.
 *
 * @throws Error for a schema with a keyword that no check reads.
 */
export async function generateFromSchemas(root: string): Promise<string[]> {
  const written = write(root, await schemaOutputs(root));
  removeOlder(join(root, GENERATED), new Set([...kindFiles(root), ...SCHEMA_FILES]));
  return written;
}

/** Writes what is made of valid content, and returns what changed. */
export function generateFromContent(root: string, content: Content): string[] {
  const made = contentOutputs(content);
  const written = write(root, made);
  removeOlder(join(root, GENERATED, contentOutput()), new Set(made.map(([file]) => basename(file))));
  return written;
}
