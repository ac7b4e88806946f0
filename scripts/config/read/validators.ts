import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CACHE, cacheKey, writeWhole } from '#scripts/config/read/cache.ts';
import { OUR_ANNOTATIONS } from '#scripts/config/read/keywords.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { textKeyword, textPattern } from '#scripts/config/read/text-rules.ts';

type Validator = (data: unknown) => boolean;

const require = createRequire(import.meta.url);

/**
 * Ajv with our keywords, and its compiler to code. Loaded when there is something to compile: that takes longer than a
 * whole check.
 */
export function loadAjv() {
  const { Ajv2020, _ } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { usePattern } =
    require('ajv/dist/vocabularies/code.js') as typeof import('ajv/dist/vocabularies/code.js');
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');
  return { Ajv2020, standaloneCode, keywords: [textKeyword({ usePattern, _ }), ...OUR_ANNOTATIONS] };
}

/**
 * Compiles every schema to plain code that only says yes or no. Compiling takes longer than checking all of the
 * config does, so the code is kept until a schema, a gap of the record or ajv changes.
 */
function compiledFile({ byKind, hash }: Schemas): string {
  const texts = [String(textPattern), textPattern({ gaps: [], record: true })];
  const file = join(CACHE, `validators-${cacheKey([hash, ...texts], ['ajv'])}.cjs`);
  if (existsSync(file)) return file;
  const { Ajv2020, standaloneCode, keywords } = loadAjv();
  const ajv = new Ajv2020({ strict: true, keywords, messages: false, code: { source: true } });
  for (const schema of byKind.values()) ajv.addSchema(schema);
  const exported = Object.fromEntries([...byKind].map(([kind, { $id }]) => [kind, $id]));
  writeWhole(file, standaloneCode(ajv, exported));
  return file;
}

/** Yes-or-no checks by kind. Why a file fails is `explain.ts`'s part. */
export function openValidators(schemas: Schemas): ReadonlyMap<string, Validator> {
  const compiled = require(compiledFile(schemas)) as Record<string, Validator>;
  return new Map(Object.entries(compiled));
}
