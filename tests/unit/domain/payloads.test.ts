import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { leadPayload, simulationPayload } from '#domain/payloads.ts';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { campaignQuery, phoneAddress, publicAddress } from '#domain/page-address.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { redact } from '#domain/redact.ts';
import { shareFragment, sharedLoan } from '#domain/share-link.ts';
import { simulator, site } from '../../support/content/made-up.ts';
import { typicalRequest } from '../../support/data/requests.ts';
import { options, somebody, typicalForm as form } from '../../support/data/applicants.ts';

const personal: PersonalData = { ...somebody, email: ' ana@gmail.com ' };

describe('the body for the provider', () => {
  it('[S7.1-04..18] has exactly the fields of the contract', () => {
    const { dni, email, phone } = somebody;
    expect(simulationPayload(form, personal, options)).toEqual({
      ...typicalRequest(simulator),
      dni,
      email,
      phone,
    });
  });

  it.each([
    ['[S3.1-13 S9.1-20]', '6_meses_1_ano', 6],
    ['[S3.1-14]', '1_ano_18_meses', 12],
    ['[S3.1-15]', '18_meses_2_anos', 18],
    ['[S3.1-16]', '2_3_anos', 24],
    ['[S3.1-17]', 'mas_3_anos', 36],
    ['[S3.1-18]', 'desconocida', 0],
    ['[S3.1-18]', '', 0],
  ])('%s counts the seniority %s as %d months', (_, seniority, months) => {
    expect(simulationPayload({ ...form, seniority }, personal, options)).toMatchObject({
      antiguedad: months,
      antiguedad_meses: months,
    });
  });

  it.each([
    ['[S3.1-08]', 'empleado_publico', 'Empleado Público'],
    ['[S3.1-09]', 'relacion_dependencia', 'Relación de Dependencia'],
    ['[S3.1-10]', 'monotributista', 'Monotributista'],
    ['[S3.1-11]', 'responsable_inscripto', 'Responsable Inscripto'],
    ['[S3.1-12]', 'jubilado', 'Jubilado/Pensionado'],
    ['[F59]', 'desconocida', ''],
  ])('%s sends what the contract calls %s, whatever its label', (_, employment, name) => {
    const renamed = produce(options, (draft) => void draft.employment.forEach((one) => (one.label = 'Otro')));
    for (const known of [options, renamed])
      expect(simulationPayload({ ...form, employment }, personal, known).situacion).toBe(name);
  });
});

it('[S7.2-10..20] a lead has exactly the eleven columns of the spreadsheet', () => {
  const address = 'https://sitio.example/galicia?utm_source=x&dni=1&paso=datos#s=1-2';
  expect(leadPayload(form, personal, options, address)).toEqual({
    dni: '01234567',
    email: 'ana@gmail.com',
    telefono: '1155551234',
    edad: 40,
    provincia: 'Ciudad Autónoma de Buenos Aires',
    antiguedad_laboral: '2 3 anos',
    situacion_laboral: 'Relacion dependencia',
    sueldo_neto: 3_000_000,
    plazo: 30,
    page_url: 'https://sitio.example/galicia?utm_source=x',
    genero: 'Femenino',
  });
});

it.each([
  ['https://ana:secreta@sitio.example/?email=ana@gmail.com#dni', 'https://sitio.example/'],
  ['https://sitio.example/?UTM_SOURCE=x&utm_=y&utm_dni.x=1', 'https://sitio.example/'],
  ['about:blank', ''],
  ['no es una dirección', ''],
])('of the address %s only %s is told', (href, told) => expect(publicAddress(href)).toBe(told));

it.each([
  ['(0341) 555-0123', 'tel:03415550123'],
  ['+54 (341) 555-0123', 'tel:+543415550123'],
])('the number %s is dialled as %s', (shown, address) => expect(phoneAddress(shown)).toBe(address));

it.each([
  ['?utm_source=a&paso=datos&utm_medium=b', '?utm_source=a&utm_medium=b'],
  [`?utm_source=${'a'.repeat(60)}`, `?utm_source=${'a'.repeat(60)}`],
  [`?utm_source=${'a'.repeat(61)}`, ''],
  ['?paso=datos', ''],
  ['', ''],
])('the campaign of %j is %j', (search, campaign) => expect(campaignQuery(search)).toBe(campaign));

const plain = 'https://umbral.example/AR/prestamos?banco=7&autosubmit=true&utm_source=calculador';

it.each<[string, PersonalData | null, string]>([
  ['[S7.3-01..04] nobody', null, ''],
  ['an empty person', { dni: '', email: ' ', phone: '', gender: '' }, ''],
  ['[S7.3-05..06] everything', personal, '&dni=01234567&email=ana%40gmail.com&g=f&tel=1155551234'],
  [
    '[S7.3-07] a man',
    { ...personal, gender: 'Masculino' },
    '&dni=01234567&email=ana%40gmail.com&g=m&tel=1155551234',
  ],
  [
    'a gender it does not know',
    { ...personal, gender: 'constructor' },
    '&dni=01234567&email=ana%40gmail.com&tel=1155551234',
  ],
  [
    '[S7.3-08] a formatted phone',
    { dni: '', email: '', phone: '11 5555-1234', gender: '' },
    '&tel=1155551234',
  ],
  [
    'an e-mail that wants to be a query',
    { dni: '', email: 'a&banco=9#@x', phone: '', gender: '' },
    '&email=a%26banco%3D9%23%40x',
  ],
])('the marketplace address is whole with %s', (_, person, rest) =>
  expect(marketplaceAddress(site, person)).toBe(plain + rest),
);

it('the marketplace address carries the code by which the partner knows a lender, where it has one of its own', () => {
  const { searchParams } = new URL(marketplaceAddress(site, null, '12'));
  expect(searchParams.get('banco')).toBe('12');
  expect(new URL(marketplaceAddress(site, null)).searchParams.get('banco')).toBe(site.marketplace.banco);
});

it('the marketplace address keeps its host whatever the path looks like', () => {
  const odd = { ...site, marketplace: { ...site.marketplace, path: '//otro.example/x' } };
  expect(new URL(marketplaceAddress(odd, null)).host).toBe('umbral.example');
});

it('the console copy masks who someone is, at any depth and under every name, and keeps the rest', () => {
  const body = simulationPayload(form, personal, options);
  const lead = leadPayload(form, personal, options, '');
  const masked = { dni: '***', email: '***', genero: '***' };
  expect(redact({ body, leads: [lead] })).toEqual({
    body: { ...body, ...masked, phone: '***' },
    leads: [{ ...lead, ...masked, telefono: '***' }],
  });
  expect(redact({ Email: '', g: 'f', nada: null })).toEqual({ Email: '***', g: '***', nada: null });
});

it('a shared link holds amount and term alone', () => expect(shareFragment(form)).toBe('#s=5000000-30'));

it.each(['#s=5000000', '#s=5000000-30-dni', '#s=99999999999999999999-30', ''])(
  'a shared link holds no loan when it is %j',
  (fragment) => expect(sharedLoan(fragment)).toBeNull(),
);
