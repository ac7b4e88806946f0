import { formatNumber } from '#domain/format.ts';

/** A field of a body and what is wrong with it, in Spanish. */
export type FieldProblem = { field: string; message: string };

/** What is wrong with a value; null when nothing is. */
export type FieldRule = (value: unknown) => string | null;

type Range = { min: number; max: number };

/** An integer within a range. */
export const wholeNumber =
  ({ min, max }: Range): FieldRule =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? null
      : `Debe ser un número entero entre ${formatNumber(min)} y ${formatNumber(max)}.`;

/** A text that matches a pattern; `expected` ends the sentence 'Debe ser …'. */
export const matching =
  (pattern: RegExp, expected: string): FieldRule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? null : `Debe ser ${expected}.`;

/** One of some texts. */
export const oneOf =
  (texts: readonly string[]): FieldRule =>
  (value) =>
    (texts as readonly unknown[]).includes(value) ? null : `Debe ser uno de estos: ${texts.join(', ')}.`;

const CONTROL = '\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029';

/** Rules of the personal fields, the same in the simulation's request and in the lead. */
export const PERSONAL_RULES = {
  dni: matching(/^\d{8}$/, 'un texto de 8 cifras'),
  email: matching(
    new RegExp(`^[^${CONTROL}@]{0,250}@[^${CONTROL}]{0,250}$`, 'u'),
    'un correo con @, de hasta 500 caracteres',
  ),
  phone: matching(/^\d{10}$/, 'un texto de 10 cifras'),
  gender: oneOf(['Masculino', 'Femenino']),
} as const;

/** A text of one line. */
export const line = matching(
  new RegExp(`^(?=.*\\S)[^${CONTROL}]{1,120}$`, 'u'),
  'un texto de 1 a 120 caracteres, en una línea',
);

/**
 * Checker of a body that has exactly the fields of the rules: it gives every problem at once, of fields that are
 * missing, wrong or not expected.
 */
export function closedBody(
  rules: Readonly<Record<string, FieldRule>>,
): (body: Record<string, unknown>) => FieldProblem[] {
  const expected = Object.entries(rules);
  const names = new Set(Object.keys(rules));
  return (body) => {
    const problems: FieldProblem[] = [];
    for (const [field, rule] of expected) {
      const message = Object.hasOwn(body, field) ? rule(body[field]) : 'Falta este campo.';
      if (message !== null) problems.push({ field, message });
    }
    for (const field of Object.keys(body)) {
      if (!names.has(field)) problems.push({ field, message: 'Este campo no se espera.' });
    }
    return problems;
  };
}
