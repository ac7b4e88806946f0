import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Ajv, and its compiler to code. Loaded when there is something to compile: that takes longer than a whole check. */
export function loadAjv(): {
  Ajv2020: typeof import('ajv/dist/2020.js').Ajv2020;
  standaloneCode: typeof import('ajv/dist/standalone').default;
} {
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { default: standaloneCode } = require('ajv/dist/standalone') as {
    default: typeof import('ajv/dist/standalone').default;
  };
  return { Ajv2020, standaloneCode };
}
