import { loadAjv } from '#scripts/config/read/validators.ts';
import { ANNOTATIONS, type Schema, type Schemas } from '#scripts/config/read/schemas.ts';

/** Kinds of what travels: each has a guard, `isLead`, that proves its type. */
const GUARDED = ['simulation-request', 'simulation-response', 'simulation-offer', 'lead'];

/** Schemas of what travels by their guards. */
const guardsOf = ({ byKind }: Schemas): [name: string, schema: Schema][] =>
  GUARDED.flatMap((kind) => byKind.get(kind) ?? []).map((schema) => [`is${schema.title}`, schema]);

/**
 * Guards for the wire as plain code, so that ajv stays on the build machine.
 *
 * @throws Error when a keyword in a wire schema (minLength, uniqueItems, format …) would make the code load ajv.
 */
export function validatorsSource(schemas: Schemas): string {
  const { Ajv2020, standaloneCode } = loadAjv();
  const ajv = new Ajv2020({
    strict: true,
    keywords: ANNOTATIONS,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const schema of schemas.byKind.values()) ajv.addSchema(withoutHelp(schema) as { $id: string });
  const exported = Object.fromEntries(guardsOf(schemas).map(([name, { $id }]) => [name, $id]));
  const source = withoutBookkeeping(standaloneCode(ajv, exported));
  if (source.includes('require(')) {
    throw new Error('A wire schema uses a keyword whose check needs ajv at run time; use "pattern" instead.');
  }
  return `${source.trim()}\n`;
}

/**
 * Ajv notes on every function what it has looked at, for `unevaluatedProperties`, which no schema here uses. The notes
 * are side effects: with them a bundle that needs one guard carries all.
 */
const withoutBookkeeping = (source: string): string =>
  source
    .replaceAll(
      /^const evaluated\d+ = .*\n(?:if\(evaluated\d+\.\w+\)\{\nevaluated\d+\.\w+ = undefined;\n\}\n)+/gm,
      '',
    )
    .replaceAll(/^validate\d+\.evaluated = .*\n/gm, '');

/** Descriptions would travel to the browser inside the compiled code. */
function withoutHelp(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutHelp(one));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).filter(
    ([key, value]) => isMap || key !== 'description' || typeof value !== 'string',
  );
  return Object.fromEntries(
    entries.map(([key, value]) => [key, withoutHelp(value, key === 'properties' || key === '$defs')]),
  );
}

/** Declarations of the guards. */
export function validatorsTypes(schemas: Schemas): string {
  const guards = guardsOf(schemas);
  const types = guards.map(([, { title }]) => title).join(', ');
  const declared = guards.map(
    ([name, { title }]) => `export function ${name}(data: unknown): data is ${title};`,
  );
  return `import type { ${types} } from './types.ts';\n\n${declared.join('\n')}\n`;
}
