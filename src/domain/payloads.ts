import type { EmploymentOption, Lead, SimulationRequest } from '#generated/types.ts';
import { type LoanForm, type LoanOptions, labelOf, seniorityMonths } from '#domain/loan-request.ts';
import { publicAddress } from '#domain/page-address.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** The body the provider expects; the form may still hold what the contract refuses. */
export type SimulationPayload = Omit<
  SimulationRequest,
  'situacion' | 'situacion_laboral' | 'edad' | 'genero'
> & { situacion: string; situacion_laboral: string; edad: number | null; genero: string };

type EmploymentCode = EmploymentOption['code'];

/** Names of the contract for each employment, by its code. The labels on the screen are marketing's, and do not travel. */
export const EMPLOYMENT_NAMES: Readonly<Record<EmploymentCode, SimulationRequest['situacion']>> = {
  empleado_publico: 'Empleado Público',
  relacion_dependencia: 'Relación de Dependencia',
  monotributista: 'Monotributista',
  responsable_inscripto: 'Responsable Inscripto',
  jubilado: 'Jubilado/Pensionado',
};

/** The body that is sent for a valid form and valid personal data: names instead of codes, months instead of seniority. */
export function simulationPayload(
  form: LoanForm,
  personal: PersonalData,
  options: LoanOptions,
): SimulationPayload {
  const employment = EMPLOYMENT_NAMES[form.employment as EmploymentCode] ?? '';
  const seniority = seniorityMonths(options, form.seniority);
  return {
    situacion: employment,
    situacion_laboral: employment,
    plazo: form.term,
    plazo_meses: form.term,
    monto: form.amount,
    monto_prestamo: form.amount,
    antiguedad: seniority,
    antiguedad_meses: seniority,
    sueldo_bolsillo: form.netSalary,
    edad: form.age,
    ubicacion: labelOf(options.provinces, form.province),
    dni: personal.dni,
    email: personal.email.trim(),
    phone: personal.phone,
    genero: personal.gender,
  };
}

/** A person's consent as it travels: whether they may be called or written to, and the moment. */
export type SentWord = Pick<Lead, 'contacto' | 'enviado'>;

/** The reason to look at a lead before it is believed. */
export type LeadFlag = NonNullable<Lead['marca']>;

/** A lead, with exactly the eleven columns of the spreadsheet; the form may still hold what the contract refuses. */
export type LeadPayload = Omit<Lead, 'id' | 'marca' | keyof SentWord | 'edad' | 'genero'> & {
  edad: number | null;
  genero: string;
};

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
