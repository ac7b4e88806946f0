import type { SimulationRequest } from '#generated/types.ts';
import { type LoanForm, type LoanOptions, labelOf, seniorityMonths } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** The body the provider expects; the form may still hold what the contract refuses. */
export type SimulationPayload = Omit<
  SimulationRequest,
  'situacion' | 'situacion_laboral' | 'edad' | 'genero'
> & { situacion: string; situacion_laboral: string; edad: number | null; genero: string };

/** What the contract calls each employment, by its code. The labels on the screen are marketing's, and do not travel. */
export const EMPLOYMENT_NAMES: Readonly<Record<string, string>> = {
  empleado_publico: 'Empleado Público',
  relacion_dependencia: 'Relación de Dependencia',
  monotributista: 'Monotributista',
  responsable_inscripto: 'Responsable Inscripto',
  jubilado: 'Jubilado/Pensionado',
};

/** What is sent for a valid form and valid personal data: names instead of codes, months instead of seniority. */
export function simulationPayload(
  form: LoanForm,
  personal: PersonalData,
  options: LoanOptions,
): SimulationPayload {
  const employment = EMPLOYMENT_NAMES[form.employment] ?? '';
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
