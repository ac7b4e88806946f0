import type { ErrorObject } from 'ajv/dist/2020.js';
import { formatNumber } from '#domain/format.ts';
import { type Answer, type FieldProblem, REFUSALS, refuseFields } from '#scripts/server/provider/answer.ts';

// A body of 16 KB can hold thousands of unknown fields.
const MOST_PROBLEMS = 30;

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

/** 400 that says what is wrong with a body, once a field and in Spanish. */
export function refuseInvalid(errors: readonly ErrorObject[]): Answer {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== undefined && !problems.has(field))
      problems.set(field, { field, message: messageOf(error) });
  }
  return problems.size > 0 ? refuseFields([...problems.values()].slice(0, MOST_PROBLEMS)) : REFUSALS.noObject;
}
