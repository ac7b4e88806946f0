import { createRequire } from 'node:module';
import { EXPLAINED, openAjv } from '#scripts/config/read/compile.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

const require = createRequire(import.meta.url);

const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');

/** Kinds with alternatives among which an error could not be told, because no property says which one is meant. */
function untagged({ byKind }: Schemas): string[] {
  const found: string[] = [];
  for (const [kind, schema] of byKind)
    JSON.stringify(schema, (_, one: { oneOf?: unknown; discriminator?: unknown } | null) => {
      if (Array.isArray(one?.oneOf) && !one.discriminator) found.push(kind);
      return one;
    });
  return found;
}

/** Standalone code is a module, but for what it takes from ajv. */
const withImports = (code: string): string =>
  code.replaceAll(
    /const (\w+) = require\("([^"]+)"\)\.default;/g,
    (_, name: string, path: string) =>
      `import ${name}Module from '${path}.js';const ${name} = ${name}Module.default ?? ${name}Module;`,
  );

/**
 * The checks of kinds of content as the source of a module that needs no compiler, and so runs in a page too.
 *
 * @throws Error for alternatives without a tag, which no sentence could explain.
 */
export function checksSource(schemas: Schemas, kinds: readonly string[]): string {
  const without = untagged(schemas);
  if (without.length > 0) throw new Error(`A oneOf without a discriminator in: ${without.join(', ')}.`);
  const ajv = openAjv(schemas, { ...EXPLAINED, code: { source: true, esm: true } });
  const names = kinds.map((kind, index) => [`check${index}`, kind] as const);
  const code = standaloneCode(
    ajv,
    Object.fromEntries(names.map(([name, kind]) => [name, schemas.byKind.get(kind)?.$id ?? ''])),
  );
  const members = names.map(([name, kind]) => `${JSON.stringify(kind)}: ${name}`);
  return `${withImports(code)}
export const checks = { ${members.join(', ')} };
export const hash = '${schemas.hash}';
`;
}

/** Declaration of the checks, by kind, and of the schemas that they are made of. */
export const CHECKS_TYPES = `import type { Check } from '#scripts/config/read/explain.ts';

export const checks: Readonly<Record<string, Check>>;
export const hash: string;
`;

/** The document of the wire that the site reads; it writes the others itself. */
const KIND = 'simulation-response';

/**
 * The guard `isSimulationResponse` as plain code, so that ajv stays on the build machine.
 *
 * @throws Error when a keyword in the schema (minLength, uniqueItems, format …) would make the code load ajv.
 */
export function validatorsSource({ byKind }: Pick<Schemas, 'byKind'>): string {
  const schema = byKind.get(KIND);
  if (!schema) throw new Error(`schema/${KIND}.schema.json is missing.`);
  const ajv = openAjv(
    { byKind: new Map([[KIND, schema]]) },
    { code: { source: true, esm: true, lines: true } },
  );
  const source = standaloneCode(ajv, { isSimulationResponse: schema.$id });
  if (source.includes('require(')) {
    throw new Error('A wire schema uses a keyword whose check needs ajv at run time; use "pattern" instead.');
  }
  return `${source.trim()}\n`;
}

/** Declaration of the guard. */
export const VALIDATORS_TYPES = `import type { SimulationResponse } from './types.ts';

export function isSimulationResponse(data: unknown): data is SimulationResponse;
`;
