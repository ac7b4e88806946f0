import { isWholeAge, parseAge } from '#domain/input/age.ts';
import { fillTemplate } from '#domain/template.ts';
import type { LoanFormRules } from '#domain/validation/rules.ts';

/** What the age control itself objects to in the text it holds; null for a good age and for an empty field. */
export function ageControlMessage(text: string, { limits, texts }: LoanFormRules): string | null {
  if (text.trim() === '') return null;
  const { ageNotNumber, ageMin, ageMax } = texts.messages;
  const { min, max } = limits.age;
  const age = parseAge(text);
  if (!isWholeAge(text) || age === null) return ageNotNumber;
  if (age < min) return fillTemplate(ageMin, { min });
  return age > max ? fillTemplate(ageMax, { max }) : null;
}
