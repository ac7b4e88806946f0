import type { ContentParts } from '#generated/kinds.ts';
import { formatNumber } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { parseAge } from '#domain/input/age.ts';

/** Limits and messages of step 1: `config/simulator.json` fits as it is. */
type LoanFormRules = Pick<ContentParts['simulator'], 'limits'> & {
  texts: Pick<ContentParts['simulator']['texts'], 'messages'>;
};

/** The age control's own objection to its text; null for a good age and for an empty field. */
export function ageControlMessage(text: string, { limits, texts }: LoanFormRules): string | null {
  if (text.trim() === '') return null;
  const { ageNotNumber, ageMin, ageMax } = texts.messages;
  const { min, max } = limits.age;
  const age = parseAge(text);
  if (age === null) return ageNotNumber;
  if (age < min) return fillTemplate(ageMin, { min });
  return age > max ? fillTemplate(ageMax, { max }) : null;
}

/** At most one message per field; a field without one is good. */
export type LoanFormErrors = Partial<Record<keyof LoanForm, string>>;

type Range = { min: number; max: number };

const isWithin = (value: number | null, { min, max }: Range): boolean =>
  value !== null && Number.isInteger(value) && value >= min && value <= max;

const withRange = (message: string, { min, max }: Range): string =>
  fillTemplate(message, { min: formatNumber(min), max: formatNumber(max) });

/** Rules of step 1. `ageText` is what the age control holds: its own message wins over that of the range. */
export function validateLoanForm(form: LoanForm, rules: LoanFormRules, ageText = ''): LoanFormErrors {
  const { limits, texts } = rules;
  const { messages } = texts;
  const range = (value: number | null, limit: Range, message: string): string | null =>
    isWithin(value, limit) ? null : withRange(message, limit);
  const found: Record<keyof LoanForm, string | null> = {
    amount: range(form.amount, limits.amount, messages.amount),
    term: range(form.term, limits.term, messages.term),
    employment: form.employment === '' ? messages.employment : null,
    province: form.province === '' ? messages.province : null,
    seniority: form.seniority === '' ? messages.seniority : null,
    age: ageControlMessage(ageText, rules) ?? range(form.age, limits.age, messages.age),
    netSalary: range(form.netSalary, limits.salary, messages.netSalary),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null));
}
