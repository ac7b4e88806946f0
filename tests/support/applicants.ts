import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { simulator } from '#generated/simulator.ts';

export const options: LoanOptions = simulator;

/** The typical visitor's loan form. */
export const typicalForm: LoanForm = {
  employment: 'relacion_dependencia',
  term: 30,
  amount: 5_000_000,
  netSalary: 3_000_000,
  seniority: '2_3_anos',
  age: 40,
  province: 'caba',
};

export const somebody: PersonalData = {
  dni: '01234567',
  email: 'ana@gmail.com',
  phone: '1155551234',
  gender: 'Femenino',
};
