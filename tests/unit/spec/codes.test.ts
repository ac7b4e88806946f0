import { expect, it } from 'vitest';
import { emptyLoanForm } from '#domain/loan-request.ts';
import { restoreLoanForm, storeLoanForm } from '#domain/stored-loan-form.ts';
import { options } from '../../support/data/applicants.ts';
import { content } from '../../support/content/content.ts';

const { personal, simulator } = content;

/** Codes that browsers have stored and providers are asked with: an editor changes the words beside them, never these. */
const PROVINCES = (
  'caba buenos_aires catamarca chaco chubut cordoba corrientes entre_rios formosa jujuy la_pampa la_rioja mendoza ' +
  'misiones neuquen rio_negro salta san_juan san_luis santa_cruz santa_fe santiago_del_estero tierra_del_fuego tucuman'
).split(' ');

const empty = emptyLoanForm(simulator.defaults);
const restored = (stored: object) =>
  restoreLoanForm({ ...storeLoanForm(empty), ...stored }, options, empty) ?? empty;

it.each(PROVINCES.map((code, index) => [`[S3.1-${19 + index}]`, code]))(
  '%s a stored form with the province %s comes back with it',
  (_, code) => expect(restored({ ubicacion: code }).province).toBe(code),
);

it('[S3.2-05] the genders are those of the contract', () => {
  expect(personal.texts.genders.map(({ value }) => value)).toEqual(['Masculino', 'Femenino']);
});
