import { createRequire } from 'node:module';
import { EXPLAINED, openAjv } from '#scripts/config/read/compile.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

const require = createRequire(import.meta.url);

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
  const { default: standaloneCode } = require('ajv/dist/standalone') as typeof import('ajv/dist/standalone');
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
