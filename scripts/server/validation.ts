import usage from '#schema/usage-event.schema.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import lead from '#schema/lead.schema.json' with { type: 'json' };
import offer from '#schema/simulation-offer.schema.json' with { type: 'json' };
import request from '#schema/simulation-request.schema.json' with { type: 'json' };
import response from '#schema/simulation-response.schema.json' with { type: 'json' };

/** The contracts of what travels, as in `schema/`. */
export const WIRE_SCHEMAS = { lead, usage, offer, request, response } as const;

/** Reports every fault of a body, each with its rule. */
const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true });
ajv.addSchema(Object.values(WIRE_SCHEMAS));

/** Compiler of a schema into its check. Nothing is converted, added or taken away. */
export const compileSchema = (schema: object) => ajv.compile(schema);
