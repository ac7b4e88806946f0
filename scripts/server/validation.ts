import { Ajv2020 } from 'ajv/dist/2020.js';
import lead from '#schema/lead.schema.json' with { type: 'json' };
import request from '#schema/simulation-request.schema.json' with { type: 'json' };

/** A schema under the name by which others refer to it. */
const named = <Schema extends object>(kind: string, schema: Schema) => ({
  $id: `${kind}.schema.json`,
  ...schema,
});

/** The contracts of what travels here, as in `schema/`. */
export const WIRE_SCHEMAS = {
  lead: named('lead', lead),
  request: named('simulation-request', request),
} as const;

/** Reports every fault of a body, each with its rule. */
const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true });
ajv.addSchema(Object.values(WIRE_SCHEMAS));

/** Compiler of a schema into its check. Nothing is converted, added or taken away. */
export const compileSchema = (schema: object) => ajv.compile(schema);
