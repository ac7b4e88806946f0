import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { leadPayload } from '#domain/lead-payload.ts';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import { simulationPayload } from '#domain/simulation-payload.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { createEndpoints } from '../support/running-server.ts';
import { leadBody, simulationBody } from '../support/requests.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { SimulatorConfig, Site } from '#generated/types.ts';
import type { Body } from '../support/requests.ts';

const config = loadProviderConfig('.');
const simulator = config.simulator as SimulatorConfig;
const site = config.site as Site;

const ajv = new Ajv2020({ strict: true, allErrors: true });
for (const name of readdirSync('schema'))
  ajv.addSchema(JSON.parse(readFileSync(`schema/${name}`, 'utf8')) as object);
const validator = (kind: string) => {
  const validate = ajv.getSchema(`https://simulador-prestamos.example/schema/${kind}.schema.json`);
  if (!validate) throw new Error(`no schema ${kind}`);
  return (value: unknown): boolean => validate(value) as boolean;
};
const isRequest = validator('simulation-request');
const isResponse = validator('simulation-response');
const isOffer = validator('simulation-offer');
const isLead = validator('lead');
const isMarketplaceQuery = validator('marketplace-query');

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const { limits, employment, seniority, provinces } = simulator;

const forms: fc.Arbitrary<LoanForm> = fc.record({
  employment: fc.constantFrom(...employment.map(({ code }) => code)),
  term: within(limits.term),
  amount: within(limits.amount),
  netSalary: within(limits.salary),
  seniority: fc.constantFrom(...seniority.map(({ code }) => code)),
  age: within(limits.age),
  province: fc.constantFrom(...provinces.map(({ code }) => code)),
});
const people: fc.Arbitrary<PersonalData> = fc.record({
  dni: digits(8),
  email: fc.tuple(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 })).map(([name, host]) => {
    const plain = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, '');
    return `${plain(name).replaceAll('@', '')}@${plain(host)}`;
  }),
  phone: digits(10),
  gender: fc.constantFrom('Masculino', 'Femenino'),
});

/** A value that a field may be given instead of a good one: near misses more often than noise. */
const otherValues = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '0',
    0,
    -1,
    1.5,
    17,
    18,
    99,
    100,
    120,
    121,
    99_999,
    100_000,
    [],
    {},
  ),
  fc.constantFrom<unknown>(
    '12345678',
    '1234567',
    'a@b',
    '@',
    'a',
    'Femenino',
    'femenino',
    'CABA',
    'x'.repeat(121),
  ),
  fc.constantFrom<unknown>(
    'http://x',
    'ftp://x',
    'a@b\n',
    'a\u2028b@',
    ' ',
    '\u0000',
    '1155550100',
    '+1155550100',
  ),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue(),
);

/** A good document with one to three faults: fields left out, changed, or added. */
const mutated = (good: Body): fc.Arbitrary<Body> =>
  fc
    .array(
      fc.oneof(
        fc.record({ field: fc.constantFrom(...Object.keys(good)), value: fc.constant(undefined) }),
        fc.record({ field: fc.constantFrom(...Object.keys(good)), value: otherValues }),
        fc.record({ field: fc.string({ maxLength: 10 }), value: otherValues }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((faults) => {
      const changes = Object.fromEntries(faults.map(({ field, value }) => [field, value]));
      // As it would arrive: through JSON.
      return JSON.parse(JSON.stringify({ ...good, ...changes })) as Body;
    });

const twiceTheRuns = { numRuns: propertyRuns.numRuns * 2 };

/** Documents each contract was tried with. */
const tried = new Map<string, { good: number; mutated: number }>();
const countsOf = (contract: string) => {
  const counts = tried.get(contract) ?? { good: 0, mutated: 0 };
  tried.set(contract, counts);
  return counts;
};

const { post, close } = createEndpoints();
afterAll(close);

describe('simulation-request', () => {
  it('is what the form sends, and the provider answers with offers', async () => {
    await fc.assert(
      fc.asyncProperty(forms, people, async (form, personal) => {
        countsOf('request').good += 1;
        countsOf('answer').good += 1;
        const payload = simulationPayload(form, personal, simulator);
        const { status, value } = await post('/simular_personal', payload);
        expect([isRequest(payload), status, isResponse(value)]).toEqual([true, 200, true]);
        expect(value.offers?.every(isOffer)).toBe(true);
      }),
      propertyRuns,
    );
  });

  it('is answered with offers exactly when the schema allows it, its fields agree and its province is known', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(simulationBody()), async (body) => {
        countsOf('request').mutated += 1;
        const { status, value } = await post('/simular_personal', body);
        const isBeyondSchema = ({ field, message }: { field: string; message: string }) =>
          message.startsWith('Debe ser igual a') ||
          (field === 'ubicacion' && typeof body[field] === 'string');
        if (!isRequest(body)) expect(status).toBe(400);
        else expect(status === 200 || value.fields?.every(isBeyondSchema)).toBe(true);
      }),
      twiceTheRuns,
    );
  });

  it('names the same labels and ranges as the form’s config', () => {
    const schema = JSON.parse(readFileSync('schema/simulation-request.schema.json', 'utf8')) as {
      $defs: Record<string, { enum?: string[]; minimum?: number; maximum?: number }>;
    };
    const range = (name: string) => ({ min: schema.$defs[name]?.minimum, max: schema.$defs[name]?.maximum });
    expect(schema.$defs['situation']?.enum).toEqual(employment.map(({ label }) => label));
    expect({
      amount: range('amount'),
      term: range('term'),
      salary: range('salary'),
      age: range('age'),
    }).toEqual(limits);
  });
});

const GOOD_OFFER = {
  Banco: 'BANCO',
  primera_cuota_ars: 1,
  cft_nominal_anual: 1,
  relacion_cuota_ingreso_pct: 0,
  plazo_max_meses: 0,
};

describe('simulation-response', () => {
  it('is read by the site exactly when it holds a list of offers', () => {
    fc.assert(
      fc.property(mutated({ offers: [GOOD_OFFER], total: 1 }), (body) => {
        countsOf('answer').mutated += 1;
        expect([isResponse(body), isSimulationResponse(body)]).toEqual(
          Array(2).fill(Array.isArray(body['offers'])),
        );
      }),
      twiceTheRuns,
    );
  });

  it.each([
    { case: 'no offers field', value: {}, valid: false },
    { case: 'offers that are no list', value: { offers: {} }, valid: false },
    { case: 'a list', value: [], valid: false },
    { case: 'no offers', value: { offers: [] }, valid: true },
    { case: 'offers of any kind and other fields', value: { offers: [null, 1], total: 2 }, valid: true },
  ])('$case: $valid', ({ value, valid }) => {
    expect(isResponse(value)).toBe(valid);
  });
});

describe('simulation-offer', () => {
  it('that the schema allows is shown, if its name can be read and its figures be stated exactly', () => {
    const isStated = (value: unknown): boolean =>
      typeof value !== 'number' || value <= Number.MAX_SAFE_INTEGER;
    fc.assert(
      fc.property(mutated(GOOD_OFFER), (body) => {
        countsOf('offer').mutated += 1;
        if (!isOffer(body)) return;
        const { Banco: name, cft_nominal_anual: _, ...figures } = body;
        if (!/[\p{L}\p{N}]/u.test(String(name)) || !Object.values(figures).every(isStated)) return;
        countsOf('offer').good += 1;
        expect(normaliseOffers([body]).dropped).toBe(0);
      }),
      // An object that cannot be read as a number, which once threw in this test.
      { ...twiceTheRuns, examples: [[{ ...GOOD_OFFER, relacion_cuota_ingreso_pct: { toString: false } }]] },
    );
  });

  it.each<{ case: string; change: Body; valid: boolean }>([
    { case: 'as it is', change: {}, valid: true },
    { case: 'another field', change: { logo: 'x' }, valid: true },
    { case: 'a CFT beyond any limit', change: { cft_nominal_anual: 34_294.36 }, valid: true },
    { case: 'a decimal point in a text', change: { cft_nominal_anual: '93.2' }, valid: true },
    { case: 'a decimal comma in a text', change: { cft_nominal_anual: '93,2' }, valid: true },
    { case: 'a CFT of 0', change: { cft_nominal_anual: 0 }, valid: false },
    { case: 'a CFT of 0 in a text', change: { cft_nominal_anual: '0,00' }, valid: false },
    { case: 'a negative CFT', change: { cft_nominal_anual: -5 }, valid: false },
    { case: 'an infinite instalment', change: { primera_cuota_ars: Infinity }, valid: false },
    { case: 'an instalment of 0', change: { primera_cuota_ars: 0 }, valid: false },
    { case: 'words for a figure', change: { primera_cuota_ars: 'mil' }, valid: false },
    { case: 'a negative share', change: { relacion_cuota_ingreso_pct: -1 }, valid: false },
    { case: 'no term', change: { plazo_max_meses: undefined }, valid: false },
    { case: 'null', change: { plazo_max_meses: null }, valid: false },
    { case: 'a blank name', change: { Banco: ' ' }, valid: false },
    { case: 'a number for a name', change: { Banco: 7 }, valid: false },
  ])('$case: $valid', ({ change, valid }) => {
    expect(isOffer(JSON.parse(JSON.stringify({ ...GOOD_OFFER, ...change }), revive))).toBe(valid);
  });

  /** JSON has no infinity, but 1e999 is read as one. */
  function revive(key: string, value: unknown): unknown {
    return key === 'primera_cuota_ars' && value === null ? Infinity : value;
  }
});

describe('lead', () => {
  it('is what the form sends', async () => {
    await fc.assert(
      fc.asyncProperty(forms, people, async (form, personal) => {
        countsOf('lead').good += 1;
        const payload = leadPayload(
          form,
          personal,
          simulator,
          'https://simulador-prestamos.example/galicia?dni=1',
        );
        expect(isLead(payload)).toBe(true);
        expect((await post('/leads', payload)).status).toBe(200);
      }),
      propertyRuns,
    );
  });

  // The schema takes any text for these: other sites of the contract have lists of their own.
  const LABELS = new Set(['provincia', 'antiguedad_laboral', 'situacion_laboral']);

  it('is written exactly when the schema allows it and its labels are of the form', async () => {
    await fc.assert(
      fc.asyncProperty(mutated(leadBody()), async (body) => {
        countsOf('lead').mutated += 1;
        const { status, value } = await post('/leads', body);
        const isText = (field: string) => LABELS.has(field) && typeof body[field] === 'string';
        if (!isLead(body)) expect(status).toBe(400);
        else expect(status === 200 || value.fields?.every(({ field }) => isText(field))).toBe(true);
      }),
      twiceTheRuns,
    );
  });
});

describe('marketplace-query', () => {
  it('is what the link to the partner carries', () => {
    fc.assert(
      fc.property(fc.option(people), (personal) => {
        countsOf('marketplace query').good += 1;
        const { searchParams } = new URL(marketplaceAddress(site, personal));
        expect(isMarketplaceQuery(Object.fromEntries(searchParams))).toBe(true);
      }),
      propertyRuns,
    );
  });

  const good = {
    banco: '7',
    autosubmit: 'true',
    utm_source: 'simulador-prestamos',
    dni: '01234567',
    email: 'a@b',
  };

  it('is what the portal was promised, and nothing else', () => {
    const promised: Record<string, RegExp> = {
      banco: /^\d{1,6}$/,
      autosubmit: /^(?:true|false)$/,
      utm_source: /^[a-z\d]+(?:-[a-z\d]+)*$/,
      dni: /^\d{8}$/,
      email: /^[^\p{Cc}\u2028\u2029@]{0,250}@[^\p{Cc}\u2028\u2029]{0,250}$/u,
      g: /^[mf]$/,
      tel: /^\d{10}$/,
    };
    const isPromised = ([field, value]: [string, unknown]): boolean =>
      Object.hasOwn(promised, field) && typeof value === 'string' && (promised[field]?.test(value) ?? false);
    const always = ['banco', 'autosubmit', 'utm_source'];
    fc.assert(
      fc.property(mutated({ ...good, g: 'f', tel: '1155550100' }), (body) => {
        countsOf('marketplace query').mutated += 1;
        const isKept = always.every((field) => field in body) && Object.entries(body).every(isPromised);
        expect(isMarketplaceQuery(body)).toBe(isKept);
      }),
      twiceTheRuns,
    );
  });

  it.each<{ case: string; change: Body }>([
    { case: 'another field', change: { phone: '1155550100' } },
    { case: 'no banco', change: { banco: undefined } },
    { case: 'a gender in full', change: { g: 'Femenino' } },
    { case: 'a phone with signs', change: { tel: '+54 11' } },
    { case: 'a DNI with dots', change: { dni: '1.234.567' } },
  ])('refuses $case', ({ change }) => {
    expect(isMarketplaceQuery(good)).toBe(true);
    expect(isMarketplaceQuery(JSON.parse(JSON.stringify({ ...good, ...change })))).toBe(false);
  });
});

it('every contract was tried with at least 25 good and 2,000 mutated documents', ({ task }) => {
  const counts = [...tried];
  expect(counts).toHaveLength(5);
  expect(counts.filter(([, { good, mutated: bad }]) => good < 25 || bad < 2000)).toEqual([]);
  const told = counts.map(([contract, { good, mutated: bad }]) => `${contract} ${good} + ${bad}`);
  task.meta.summary = `Contracts, good + mutated documents: ${told.join(', ')}`;
});
