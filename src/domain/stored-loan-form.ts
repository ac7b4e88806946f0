import { type LoanForm, type LoanOptions, labelOf } from '#domain/loan-request.ts';

/** The loan form under the names it has always been stored by; the age is '' while empty. */
export const storeLoanForm = (form: LoanForm) => ({
  situacion_laboral: form.employment,
  plazo: form.term,
  monto: form.amount,
  sueldo_bolsillo: form.netSalary,
  antiguedad: form.seniority,
  edad: form.age ?? '',
  ubicacion: form.province,
});

const WHOLE = /^\d{1,15}$/;

/** A whole number of 0 or more, stored as a number or as its digits; null for anything else. */
function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && WHOLE.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/**
 * A form from stored data, field by field: one that makes no sense takes its value from `fallback` and the rest
 * survives. Figures out of range are kept, they are what the visitor typed. Null when there is no form at all. Never throws.
 */
export function restoreLoanForm(data: unknown, options: LoanOptions, fallback: LoanForm): LoanForm | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const stored = data as Partial<Record<keyof ReturnType<typeof storeLoanForm>, unknown>>;
  const code = (
    value: unknown,
    known: readonly { code: string; label: string }[],
    otherwise: string,
  ): string => (typeof value === 'string' && labelOf(known, value) !== '' ? value : otherwise);
  return {
    employment: code(stored.situacion_laboral, options.employment, fallback.employment),
    term: wholeNumber(stored.plazo) ?? fallback.term,
    amount: wholeNumber(stored.monto) ?? fallback.amount,
    netSalary: wholeNumber(stored.sueldo_bolsillo) ?? fallback.netSalary,
    seniority: code(stored.antiguedad, options.seniority, fallback.seniority),
    age: wholeNumber(stored.edad) ?? fallback.age,
    province: code(stored.ubicacion, options.provinces, fallback.province),
  };
}
