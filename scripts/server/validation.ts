import { type ErrorObject, Ajv2020 } from 'ajv/dist/2020.js';
import lead from '#schema/lead.schema.json' with { type: 'json' };
import offer from '#schema/simulation-offer.schema.json' with { type: 'json' };
import request from '#schema/simulation-request.schema.json' with { type: 'json' };
import response from '#schema/simulation-response.schema.json' with { type: 'json' };
import { formatNumber } from '#domain/format.ts';
import type { FieldProblem } from '#scripts/server/provider/answer.ts';

/** The contracts of what travels, as in `schema/`. */
export const WIRE_SCHEMAS = { lead, offer, request, response } as const;

// A body of 16 KB can hold thousands of fields that nobody asked for.
const MOST_PROBLEMS = 30;

const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true });
ajv.addSchema(Object.values(WIRE_SCHEMAS));

/** Compiler of a schema into its check. Nothing is converted, added or taken away. */
export const compileSchema = (schema: object) => ajv.compile(schema);

type Violated = { minimum?: number; maximum?: number; enum?: string[]; description?: string };

function messageOf({ keyword, parentSchema }: ErrorObject): string {
  if (keyword === 'required') return 'Falta este campo.';
  if (keyword === 'additionalProperties') return 'Este campo no se espera.';
  const { minimum, maximum, enum: values, description = '' } = parentSchema as Violated;
  if (minimum !== undefined && maximum !== undefined)
    return `Debe ser un número entero entre ${formatNumber(minimum)} y ${formatNumber(maximum)}.`;
  return values ? `Debe ser uno de estos: ${values.join(', ')}.` : `No es lo que se espera: ${description}`;
}

/** Undefined when it is the body itself. */
const fieldOf = ({ instancePath, params }: ErrorObject): string | undefined =>
  params['missingProperty'] ?? params['additionalProperty'] ?? (instancePath.split('/')[1] || undefined);

/** What is wrong with a body, once a field and in Spanish; nothing when it is no object. */
export function problemsOf(errors: readonly ErrorObject[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== undefined && !problems.has(field))
      problems.set(field, { field, message: messageOf(error) });
  }
  return [...problems.values()].slice(0, MOST_PROBLEMS);
}
