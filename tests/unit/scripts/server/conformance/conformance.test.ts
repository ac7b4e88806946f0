import { readFileSync } from 'node:fs';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { produce } from 'immer';
import { describe, expect, it, vi } from 'vitest';
import { command } from '#scripts/cli/provider-check.ts';
import { conformanceCases } from '#scripts/server/conformance/conformance-cases.ts';
import { checkCrossOrigin, checkProvider } from '#scripts/server/conformance/conformance.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { commandArgs } from '../../../../support/server/commands.ts';
import { runServer } from '../../../../support/server/running-server.ts';
import { useTestServer } from '../../../../support/server/test-server.ts';
import type { OfferSchema } from '#scripts/server/conformance/conformance.ts';
import type { SimulationRequest } from '#generated/types.ts';

// The whole suite is some eighty requests.
vi.setConfig({ testTimeout: 30_000 });

const offerSchema = JSON.parse(readFileSync('schema/simulation-offer.schema.json', 'utf8')) as OfferSchema;
const cases = conformanceCases(loadProviderConfig('.').simulator);

/** An offer of $5,000,000 over 30 months on $3,000,000 whose figures agree. */
const GOOD = {
  Banco: 'BANCO',
  primera_cuota_ars: 312_117.62,
  cft_nominal_anual: 51.96,
  relacion_cuota_ingreso_pct: 10.4,
  plazo_max_meses: 60,
};

type Reply = { status?: number; type?: string; body: unknown; headers?: Record<string, string> };

const server = useTestServer();
const url = (): string => `${server.url}/simular_personal`;

/** What the provider answers from now on. */
function answerWith({ status = 200, type = 'application/json', body, headers = {} }: Reply): void {
  server.answer = (_, response) => {
    response.writeHead(status, { 'Content-Type': type, ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** What is found when the typical visitor, the first case, asks. */
async function findings(given: Reply): Promise<string[]> {
  answerWith(given);
  const { differences } = await checkProvider(url(), offerSchema, cases.slice(0, 1));
  return differences.map(({ level, found }) => `${level}: ${found}`);
}

describe('checkProvider', () => {
  it('checkProvider finds nothing in the embedded provider', async () => {
    const embedded = await runServer();
    const { offers, differences } = await checkProvider(
      `${embedded.url}/simular_personal`,
      offerSchema,
      cases,
    );
    expect([offers > 0, differences]).toEqual([true, []]);
  });

  it('checkProvider asks nothing that a provider with other names for the provinces refuses', () => {
    const { catalogue, simulator } = loadProviderConfig('.');
    const renamed = produce(simulator, ({ provinces }) =>
      provinces.forEach((province, index) => void (province.label = `Distrito ${index}`)),
    );
    const answer = createSimulation(catalogue, renamed);
    const refused = conformanceCases(renamed)
      .filter(({ status }) => status === 200)
      .filter(({ body }) => answer(JSON.parse(body ?? '') as SimulationRequest).status !== 200);
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  const offers = (...list: object[]): Reply => ({ body: { offers: list } });
  const NONE = 'advice: gets no offers';
  const NO_LIST = 'contract: the answer has no list of offers';
  const broken = (at: number) => `contract: offer ${at}: cft_nominal_anual must be > 0`;
  const zero = { ...GOOD, cft_nominal_anual: 0 };

  it.each<[name: string, given: Reply, found: unknown[]]>([
    ['sound offers', offers(GOOD), []],
    ['figures as texts', offers({ ...GOOD, cft_nominal_anual: '51,96' }), []],
    ['no offers', offers(), [NONE]],
    ['no list', { body: { ofertas: [] } }, [NO_LIST, NONE]],
    [
      'HTML',
      { type: 'text/html', body: '<h1>Hola</h1>' },
      ["advice: answered with the type 'text/html', not application/json", NO_LIST, NONE],
    ],
    ['a failure', { status: 500, body: {} }, ['contract: answered 500 instead of 200', NONE]],
    [
      'a missing figure',
      offers({ ...GOOD, plazo_max_meses: undefined }),
      ["contract: offer 0: it must have required property 'plazo_max_meses'"],
    ],
    [
      'optional fields that say nothing sensible',
      offers({ ...GOOD, condicion: 'socio' }, { ...GOOD, declarado: '15/05/2026' }),
      [
        'advice: offer 0: condicion must be equal to one of the allowed values',
        expect.stringMatching(/^advice: offer 1: declarado must match pattern/),
      ],
    ],
    [
      'an optional and a compulsory field that are wrong',
      offers({ ...GOOD, condicion: 7, cft_nominal_anual: null }),
      [expect.stringMatching(/^contract: offer 0: cft_nominal_anual /)],
    ],
    [
      'many broken offers',
      offers(GOOD, zero, zero, zero, zero, zero),
      [broken(1), broken(2), broken(3), 'contract: … and 2 more'],
    ],
    [
      'figures that contradict each other',
      offers({ ...GOOD, primera_cuota_ars: 200_000, relacion_cuota_ingreso_pct: 10.4 }),
      [
        'advice: offer 0: first instalment and CFT contradict each other: no schedule can be shown',
        'advice: offer 0: income share is 10.4, not 6.67',
      ],
    ],
  ])('checkProvider judges %s', async (_, given, found) => expect(await findings(given)).toEqual(found));

  it('the check of a provider only advises a provider that takes whatever it is sent', async () => {
    answerWith({ body: { offers: [] } });
    const { differences } = await checkProvider(url(), offerSchema, cases);
    const levels = new Set(
      differences.filter(({ name }) => name.startsWith('a body')).map(({ level }) => level),
    );
    expect([...levels]).toEqual(['advice']);
  });
});

describe('checkCrossOrigin', () => {
  const origin = 'https://simulador-prestamos.example';

  it.each([
    { case: 'no permission', headers: {}, differences: 1 },
    { case: 'another', headers: { 'Access-Control-Allow-Origin': 'https://otro.example' }, differences: 1 },
    { case: 'the site', headers: { 'Access-Control-Allow-Origin': origin }, differences: 0 },
    { case: 'everyone', headers: { 'Access-Control-Allow-Origin': '*' }, differences: 0 },
  ])('checkCrossOrigin finds in $case: $differences', async ({ headers, differences }) => {
    answerWith({ body: '', headers });
    expect(await checkCrossOrigin(url(), origin)).toHaveLength(differences);
  });
});

describe('npm run provider:check', () => {
  const run = async (...address: string[]) => {
    const said: string[] = [];
    const say = (text: string) => void said.push(text);
    const code = await command.run(address, { log: say, error: say });
    return { code, output: said.join('\n') };
  };

  it('npm run provider:check exits 0 when all there is to say is advice', async () => {
    answerWith({ body: { offers: [] } });
    expect(await run(url())).toEqual({
      code: 0,
      output: expect.stringMatching(/\n0 differences .* \d+ pieces of advice/),
    });
  });

  it('npm run provider:check exits 1 when the contract is not kept, and says where', async () => {
    answerWith({ body: {} });
    // As a process of its own, which is what people run.
    const parts = commandArgs('provider-check', new URL(url()).origin);
    const { code, stdout } = (await promisify(execFile)(process.execPath, parts).catch(
      (error: { code: number; stdout: string }) => error,
    )) as { code: number; stdout: string };
    expect(code).toBe(1);
    expect(stdout).toContain('DIFFERS  the typical visitor: the answer has no list of offers');
  });

  it.each([
    { case: 'no address', address: [], said: 'Usage: npm run provider:check' },
    { case: 'nobody there', address: ['http://127.0.0.1:59999'], said: 'fetch failed' },
  ])('npm run provider:check exits 2: $case', async ({ address, said }) => {
    expect(await run(...address)).toEqual({ code: 2, output: expect.stringContaining(said) });
  });
});
