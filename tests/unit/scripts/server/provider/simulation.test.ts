import { EMPLOYMENT_NAMES } from '#domain/payloads.ts';
import { afterAll, expect, it } from 'vitest';
import type { SimulationRequest } from '#generated/types.ts';
import { costOf } from '#domain/amortisation.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { rowId } from '#domain/quote/declared-row.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { applicant } from '../../../../support/data/quotes.ts';
import { createEndpoints } from '../../../../support/server/running-server.ts';
import { simulationBody, type Body, typicalRequest } from '../../../../support/data/requests.ts';

type Offer = Record<'primera_cuota_ars' | 'cft_nominal_anual' | 'relacion_cuota_ingreso_pct', number> & {
  Banco: string;
  plazo_max_meses: number;
};

const { catalogue: declared, simulator } = loadProviderConfig('.');
const endpoints = createEndpoints();
afterAll(() => endpoints.close());
const ask = async (body: unknown) => {
  const { value, ...rest } = await endpoints.post('/simular_personal', body);
  return { ...rest, value: { ...value, offers: value.offers as Offer[] | undefined } };
};
const refused = async (body: Body): Promise<{ status: number; fields: string[] }> => {
  const { status, value } = await ask(body);
  return { status, fields: (value.fields ?? []).map(({ field }) => field) };
};

const expected = matchAll(buildIndex(declared), applicant());

it('an answer with offers is every price of the catalogue for the applicant, cheapest first, to the centavo, with what it asks for', async () => {
  const { status, value } = await ask(simulationBody());
  expect(status).toBe(200);
  expect(value.offers).toEqual(
    expected.map(({ priced: { product, cftNominal, condition }, firstInstalment, incomeShare }) => ({
      Banco: product.entity,
      primera_cuota_ars: Math.round(firstInstalment * 100) / 100,
      cft_nominal_anual: expect.closeTo(cftNominal, 8),
      relacion_cuota_ingreso_pct: expect.closeTo(incomeShare ?? NaN, 4),
      plazo_max_meses: product.maxTerm,
      ...(condition && { condicion: condition }),
      producto: product.product,
      declarado: product.reported,
      registro: rowId(product),
    })),
  );
  expect(expected.length).toBeGreaterThan(10);
  expect(new Set(expected.map(({ priced }) => rowId(priced.product))).size).toBe(expected.length);
});

it('an answer with offers says what a price asks for', () => {
  const asked = { condition: 'otra' as const, requirement: 'ser socio' };
  const simulate = createSimulation(
    { products: declared.products.map((one) => ({ ...one, ...asked })) },
    simulator,
  );
  const request = typicalRequest(simulator) as unknown as SimulationRequest;
  const told = expect.objectContaining({ condicion: 'otra', requisito: 'ser socio' });
  expect(JSON.parse(String(simulate(request).body))).toMatchObject({
    offers: expect.arrayContaining([told]),
  });
});

it('an answer with offers lets the schedule of every offer be recovered from its two figures', async () => {
  for (const [index, offer] of ((await ask(simulationBody())).value.offers ?? []).entries()) {
    const exact = costOf({
      amount: unit(5e6),
      term: unit(30),
      first: unit(expected[index]?.firstInstalment ?? NaN),
      cftNominal: unit(expected[index]?.priced.cftNominal ?? NaN),
    });
    const stated = costOf({
      amount: unit(5e6),
      term: unit(30),
      first: unit(offer.primera_cuota_ars),
      cftNominal: unit(offer.cft_nominal_anual),
    });
    expect(Math.abs((stated?.total ?? NaN) / (exact?.total ?? NaN) - 1)).toBeLessThan(1e-6);
  }
});

it('an answer may hold no offers', async () => {
  expect(await ask(simulationBody({ plazo: 120, plazo_meses: 120 }))).toMatchObject({
    status: 200,
    value: { offers: [] },
  });
});

it.each(Object.entries(EMPLOYMENT_NAMES))(
  'an answer with offers takes for %s what the contract calls it: %s',
  async (code, name) => {
    const matches = matchAll(buildIndex(declared), applicant({ employment: code }));
    const { value } = await ask(simulationBody({ situacion: name, situacion_laboral: name }));
    expect(value.offers?.map(({ Banco }) => Banco)).toEqual(
      matches.map(({ priced }) => priced.product.entity),
    );
  },
);

it.each<{ fault: string; change: Body }>([
  { fault: 'a label that is none of the options', change: { situacion: 'Astronauta' } },
  { fault: 'a province that is none', change: { ubicacion: 'Atlántida' } },
  { fault: 'a province in another spelling', change: { ubicacion: 'ciudad autonoma de buenos aires' } },
])('a body is refused with $fault', async ({ change }) => {
  expect(await refused(simulationBody(change))).toEqual({ status: 400, fields: Object.keys(change) });
});

it.each([
  { field: 'situacion_laboral', value: 'Monotributista' },
  { field: 'plazo_meses', value: 31 },
  { field: 'monto_prestamo', value: 5_000_001 },
  { field: 'antiguedad_meses', value: 25 },
])('a body is refused where $field contradicts its twin', async ({ field, value }) => {
  expect(await refused(simulationBody({ [field]: value }))).toEqual({ status: 400, fields: [field] });
});

it('a refused body names every bad field at once, in Spanish', async () => {
  const { value } = await ask(simulationBody({ plazo: 500, dni: '1', sueldo_bolsillo: undefined }));
  expect(value.error).toBe('Revisá estos campos: sueldo_bolsillo, plazo, dni.');
  expect((await ask(simulationBody({ plazo: 500 }))).value.error).toBe('Revisá este campo: plazo.');
  expect(value.fields).toEqual([
    { field: 'sueldo_bolsillo', message: 'Falta este campo.' },
    { field: 'plazo', message: 'Debe ser un número entero entre 1 y 120.' },
    { field: 'dni', message: expect.stringContaining('8 cifras') },
  ]);
});
