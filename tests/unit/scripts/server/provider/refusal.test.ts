import { expect, it } from 'vitest';
import { refuseFields, REFUSALS } from '#scripts/server/provider/answer.ts';
import { createRequestReader } from '#scripts/server/provider/simulation.ts';
import type { SimulationRequest } from '#generated/types.ts';
import { simulationBody } from '../../../../support/data/requests.ts';

const provinces = [
  { code: 'norte', label: 'El Norte' },
  { code: 'sur', label: 'El Sur' },
] as unknown as Parameters<typeof createRequestReader>[0]['provinces'];
const read = (request: SimulationRequest) =>
  createRequestReader({ provinces, means: { upTo: 100 } })(request);
const body = (changes: object): SimulationRequest =>
  ({ ...simulationBody(), ubicacion: 'El Norte', ...changes }) as SimulationRequest;

it.each([
  ['El Sur', 'sur'],
  ['el sur', 'sur'],
  ['NORTE', 'norte'],
])('the province %s is %s', (ubicacion, province) => {
  expect(read(body({ ubicacion })).applicant).toMatchObject({ province });
});

it('every problem is told at once, with what the field should have been', () => {
  expect(read(body({ ubicacion: 'El Este', plazo_meses: 7 })).problems).toEqual([
    { field: 'plazo_meses', message: 'Debe ser igual a plazo.' },
    { field: 'ubicacion', message: 'Debe ser uno de estos: El Norte, El Sur.' },
  ]);
});

it.each([
  [['plazo'], 'Revisá este campo: plazo.'],
  [['plazo', 'monto'], 'Revisá estos campos: plazo, monto.'],
])('a refusal for %j says so', (names, error) => {
  const fields = names.map((field) => ({ field, message: 'Falta.' }));
  const { status, body: text } = refuseFields(fields);
  expect([status, JSON.parse(String(text))]).toEqual([400, { error, fields }]);
});

it('a refusal of the method names the one that is taken, and is not to be stored', () => {
  expect(REFUSALS.noPost.headers).toEqual({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    Allow: 'POST',
  });
});
