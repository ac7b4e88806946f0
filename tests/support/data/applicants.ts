import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { VISITOR } from '../visitor/typical.ts';
import { simulator } from '../content/made-up.ts';

export const options: LoanOptions = simulator;

/** The typical visitor's loan form. */
export const typicalForm: LoanForm = VISITOR.form;

export const somebody: PersonalData = {
  dni: '01234567',
  email: 'ana@gmail.com',
  phone: '1155551234',
  gender: 'Femenino',
};
