import type { Lead } from '#generated/types.ts';
import { type LoanForm, type LoanOptions, labelOf } from '#domain/loan-request.ts';
import { publicAddress } from '#domain/page-address.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** One lead, with exactly the eleven columns of the spreadsheet; the form may still hold what the contract refuses. */
export type LeadPayload = Omit<Lead, 'id' | 'edad' | 'genero'> & { edad: number | null; genero: string };

/** The lead of a visitor who got offers. Of the page's address only origin, path and `utm_*` are kept. */
export function leadPayload(
  form: LoanForm,
  personal: PersonalData,
  options: LoanOptions,
  pageAddress: string,
): LeadPayload {
  return {
    dni: personal.dni,
    email: personal.email.trim(),
    telefono: personal.phone,
    edad: form.age,
    provincia: labelOf(options.provinces, form.province),
    antiguedad_laboral: labelOf(options.seniority, form.seniority),
    situacion_laboral: labelOf(options.employment, form.employment),
    sueldo_neto: form.netSalary,
    plazo: form.term,
    page_url: publicAddress(pageAddress),
    genero: personal.gender,
  };
}
