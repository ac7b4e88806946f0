import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CHECK_OPTIONS, WIRE_SCHEMAS } from '#scripts/server/validation.ts';

const require = createRequire(import.meta.url);

/** The check of a simulation's body as the code of a module, for where no code may be made from text. */
export function requestCheckSource(): string {
  const standalone = require('ajv/dist/standalone') as {
    default: typeof import('ajv/dist/standalone').default;
  };
  const ajv = new Ajv2020({ ...CHECK_OPTIONS, code: { source: true, esm: true } });
  return standalone.default(ajv, ajv.compile(WIRE_SCHEMAS.request));
}
