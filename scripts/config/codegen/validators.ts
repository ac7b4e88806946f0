import { loadAjv } from '#scripts/config/read/ajv.ts';
import { ANNOTATIONS, type Schemas } from '#scripts/config/read/schemas.ts';

/** Guards by name: which schema they check and which type they prove. */
const GUARDS = [
  { name: 'isSimulationRequest', kind: 'simulation-request', type: 'SimulationRequest' },
  { name: 'isSimulationResponse', kind: 'simulation-response', type: 'SimulationResponse' },
  { name: 'isProviderOffer', kind: 'simulation-offer', type: 'ProviderOffer' },
  { name: 'isLead', kind: 'lead', type: 'Lead' },
];

/**
 * Guards for the wire as plain code, so that ajv stays on the build machine.
 *
 * @throws Error when a keyword in a wire schema (minLength, uniqueItems, format …) would make the code load ajv.
 */
export function validatorsSource({ byKind }: Schemas): string {
  const { Ajv2020, standaloneCode } = loadAjv();
  const ajv = new Ajv2020({
    strict: true,
    keywords: ANNOTATIONS,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  for (const schema of byKind.values()) ajv.addSchema(withoutHelp(schema) as { $id: string });
  const exported = Object.fromEntries(GUARDS.map(({ name, kind }) => [name, byKind.get(kind)?.$id ?? '']));
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
export function validatorsTypes(): string {
  const types = GUARDS.map(({ type }) => type);
  const guards = GUARDS.map(({ name, type }) => `export function ${name}(data: unknown): data is ${type};`);
  return `import type { ${types.join(', ')} } from './types.ts';\n\n${guards.join('\n')}\n`;
}
