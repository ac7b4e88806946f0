import { createRequire } from 'node:module';
import { openAjv } from '#scripts/config/read/compile.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** The document of the wire that the site reads; it writes the others itself. */
const KIND = 'simulation-response';

/**
 * The guard `isSimulationResponse` as plain code, so that ajv stays on the build machine.
 *
 * @throws Error when a keyword in the schema (minLength, uniqueItems, format …) would make the code load ajv.
 */
export function validatorsSource({ byKind }: Pick<Schemas, 'byKind'>): string {
  const { default: standaloneCode } = createRequire(import.meta.url)(
    'ajv/dist/standalone',
  ) as typeof import('ajv/dist/standalone');
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
