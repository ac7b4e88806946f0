import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { leadPayload, EMPLOYMENT_NAMES, simulationPayload } from '#domain/payloads.ts';
import { marketplaceAddress } from '#domain/marketplace-link.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { openCompiler } from '#scripts/config/read/compile.ts';
import { simulator } from '../support/content/made-up.ts';
import { content } from '../support/content/content.ts';
import { ROOT } from '../support/content/files.ts';
import { forAll, forAllAsync, propertyRuns } from '../support/run/property-runs.ts';
import { leadBody, simulationBody } from '../support/data/requests.ts';
import { createEndpoints } from '../support/server/running-server.ts';
import { forms, mutated, people } from './wire-documents.ts';

const schemas = readSchemas(ROOT);
const validator = openCompiler(schemas);
const isRequest = validator('simulation-request');
const isResponse = validator('simulation-response');
const isOffer = validator('simulation-offer');
const isLead = validator('lead');
const isMarketplaceQuery = validator('marketplace-query');

const twiceTheRuns = { numRuns: propertyRuns.numRuns * 2 };

const { post, close } = createEndpoints();
afterAll(close);

describe('simulation-request', () => {
  it('is what the form sends, and the provider answers with offers', async () => {
    await forAllAsync(forms, people, async (form, personal) => {
      const payload = simulationPayload(form, personal, simulator);
      const { status, value } = await post('/simular_personal', payload);
      expect([isRequest(payload), status, isResponse(value)]).toEqual([true, 200, true]);
      expect(value.offers?.every(isOffer)).toBe(true);
    });
  });

  it('is answered with offers exactly when the schema allows it, its fields agree and its province is known', async () => {
    await forAllAsync(mutated(simulationBody()), async (body) => {
      const { status, value } = await post('/simular_personal', body);
      const isBeyondSchema = ({ field, message }: { field: string; message: string }) =>
        message.startsWith('Debe ser igual a') || (field === 'ubicacion' && typeof body[field] === 'string');
      if (!isRequest(body)) expect(status).toBe(400);
      else expect(status === 200 || value.fields?.every(isBeyondSchema)).toBe(true);
    });
  });

  it('calls each employment as the schema does', () => {
    expect(schemas.byKind.get('simulation-request')?.$defs?.['situation']).toMatchObject({
      enum: Object.values(EMPLOYMENT_NAMES),
    });
  });
});

const GOOD_OFFER = {
  Banco: 'BANCO',
  primera_cuota_ars: 1,
  cft_nominal_anual: 1,
  relacion_cuota_ingreso_pct: 0,
  plazo_max_meses: 0,
};

it('simulation-response is read by the site exactly when it holds a list of offers', () => {
  fc.assert(
    fc.property(mutated({ offers: [GOOD_OFFER], total: 1 }), (body) => {
      expect([isResponse(body), isSimulationResponse(body)]).toEqual(
        Array(2).fill(Array.isArray(body['offers'])),
      );
    }),
    twiceTheRuns,
  );
});

it('simulation-offer that the schema allows is shown, if its name can be read and its figures be stated exactly', () => {
  const isStated = (value: unknown): boolean => typeof value !== 'number' || value <= Number.MAX_SAFE_INTEGER;
  fc.assert(
    fc.property(mutated(GOOD_OFFER), (body) => {
      if (!isOffer(body)) return;
      const { Banco: name, cft_nominal_anual: _, ...figures } = body;
      if (!/[\p{L}\p{N}]/u.test(String(name)) || !Object.values(figures).every(isStated)) return;
      expect(normaliseOffers([body]).dropped).toBe(0);
    }),
    // An object that cannot be read as a number, which once threw in this test.
    {
      ...twiceTheRuns,
      examples: [[GOOD_OFFER], [{ ...GOOD_OFFER, relacion_cuota_ingreso_pct: { toString: false } }]],
    },
  );
});

describe('lead', () => {
  it('a lead is what the form sends', async () => {
    await forAllAsync(forms, people, async (form, personal) => {
      const payload = leadPayload(
        form,
        personal,
        simulator,
        'https://simulador-prestamos.example/galicia?dni=1',
      );
      expect(isLead(payload)).toBe(true);
      expect((await post('/leads', payload)).status).toBe(200);
    });
  });

  it('is written exactly when the schema allows it, whatever labels its form had', async () => {
    await forAllAsync(mutated(leadBody()), async (body) => {
      expect((await post('/leads', body)).status).toBe(isLead(body) ? 200 : 400);
    });
  });
});

const GOOD_QUERY = {
  banco: '7',
  autosubmit: 'true',
  utm_source: 'simulador-prestamos',
  dni: '01234567',
  email: 'a@b',
  g: 'f',
  tel: '1155550100',
};

describe('marketplace-query', () => {
  it('is what the link to the partner carries', () => {
    forAll(fc.option(people), (personal) => {
      const { searchParams } = new URL(marketplaceAddress(content.site, personal));
      expect(isMarketplaceQuery(Object.fromEntries(searchParams))).toBe(true);
    });
  });

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
      fc.property(mutated(GOOD_QUERY), (body) => {
        const isKept = always.every((field) => field in body) && Object.entries(body).every(isPromised);
        expect(isMarketplaceQuery(body)).toBe(isKept);
      }),
      twiceTheRuns,
    );
  });
});
