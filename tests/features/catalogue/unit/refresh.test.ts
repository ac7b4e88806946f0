import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { fetchAnswer, type OfficialRecord, recordsIn } from '#scripts/catalogue/service.ts';
import { command } from '#scripts/catalogue/task.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { content } from '../../../support/content/content.ts';
import { ROOT, textOf } from '../../../support/content/files.ts';
import { answerOf, record } from '../official-records.ts';
import { type Answer, useTestServer } from '../../../support/server/test-server.ts';

/** Thirty of the loans that the central bank's service declared on 2026-10-10, as it sends them. */
const SERVED = textOf('tests/features/catalogue/service-2026-10-10.json');
const RECORDS = recordsIn(Buffer.from(SERVED));

const server = useTestServer();
const folder = mkdtempSync(join(tmpdir(), 'refresh-'));
const path = diskPath(folder, 'config/catalogue.json');
const tablePath = diskPath(folder, 'config/tables/products.json');
const said: string[] = [];
const output = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };

const sends =
  (text: string, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);

const text = (): string => readFileSync(path, 'utf8');
const products = () => (JSON.parse(text()) as Catalogue).products;
const decide = (...decisions: ProductSorting['products']): void =>
  writeFileSync(tablePath, JSON.stringify({ ...content.productSorting, products: decisions }));

/** Runs the command with what the server sends; gives its exit code. */
function refresh(answer: Answer, ...options: string[]): Promise<number> {
  said.length = 0;
  server.answer = answer;
  return command.run(['refresh', `--from=${server.url}/loans`, '--root', folder, ...options], output);
}

const changed = (code: number, changes: OfficialRecord): OfficialRecord[] =>
  RECORDS.map((one) => (one['codigoEntidad'] === code ? { ...one, ...changes } : one));

cpSync(join(ROOT, 'schema'), join(folder, 'schema'), { recursive: true });
mkdirSync(diskPath(folder, 'config/tables'), { recursive: true });
decide();

beforeEach(async () => {
  writeFileSync(path, JSON.stringify(content.catalogue));
  decide();
  expect(await refresh(sends(SERVED), '--accept')).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('[F88] thirty served records become products or are left out, each for a reason that is counted', () => {
  const counted = /Quedan afuera (\d+): .*/.exec(said.join('\n'));
  expect(said[0]).toContain(`30 registros: quedan ${products().length} préstamos`);
  expect(products().length + Number(counted?.[1])).toBe(30);
});

it('thirty served records make a catalogue as the formatter leaves it, dated by the newest', async () => {
  expect(JSON.parse(text())).toMatchObject({
    source: content.catalogue.source,
    asOf: '2026-10-09',
  });
  expect((await format('catalogue.json', text(), { printWidth: 110 })).code).toBe(text());
});

it.each([
  ['a loan whose note says more than its figure', 55_141, [2067.51]],
  ['an honest cut beside the price of salary accounts', 11, [129.27, 78.38]],
  ['no loan at the lowest price, nor in UVA', 7, []],
])('thirty served records have %s', (_, code, cfts) => {
  expect(products().flatMap((one) => (one.code === code ? [one.cftea] : []))).toEqual(cfts);
});

it('thirty served records change nothing when they come again, in another order', async () => {
  const before = text();
  expect(await refresh(sends(answerOf(RECORDS.toReversed())))).toBe(0);
  expect(said.join('\n')).toContain('ya estaba así');
  expect(text()).toBe(before);
});

const CUT = changed(299, { costoFinancieroEfectivoTotalMaximo: 150, fechaInformacion: '2026-10-11' });

it('an ordinary day is written, and told in six lines that end with the build that follows', async () => {
  expect(await refresh(sends(answerOf(CUT)))).toBe(0);
  const lines = (said[0] as string).split('\n');
  expect(lines.length).toBeLessThanOrEqual(6);
  expect(lines.join('\n')).toContain('2 préstamos cambian de CFT');
  expect(lines.at(-1)).toContain('npm run build');
  expect(products().filter(({ cftea }) => cftea === 150)).toHaveLength(2);
});

it('an ordinary day keeps the last price of a loan that jumps, until a person decides on the new one', async () => {
  const jump = changed(55_349, { costoFinancieroEfectivoTotalMaximo: 300 });
  const priceOf = () => products().find(({ code }) => code === 55_349)?.cftea;
  expect(await refresh(sends(answerOf(jump)))).toBe(0);
  expect(said.join('\n')).toContain('Esperan que alguien lo decida');
  expect(priceOf()).toBe(119.76);
  const product = String(RECORDS.find(({ codigoEntidad }) => codigoEntidad === 55_349)?.['nombreCompleto']);
  decide({ code: 55_349, product, decision: 'keep', cftea: 300, reason: 'Lo confirmó la entidad.' });
  expect(await refresh(sends(answerOf(jump)))).toBe(0);
  expect(priceOf()).toBe(300);
});

it('an ordinary day lets no letter of the record act on a terminal', async () => {
  await refresh(sends(answerOf([...RECORDS, record({ code: 3, entity: 'BANCO \u001B[2J', cftea: 150 })])));
  expect(said.join('\n')).not.toContain('\u001B');
});

const breaksOff: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Length': SERVED.length });
  response.write(SERVED.slice(0, 500), () => response.destroy());
};
const OTHER_SERVICE = JSON.stringify({ status: 200, results: [{ idVariable: 27, detalle: [] }] });
const RENAMED = SERVED.replaceAll('tasaEfectivaAnualMaxima', 'tea');

it.each<[string, Answer, string]>([
  ['most loans are gone', sends(answerOf(RECORDS.slice(24))), 'faltan o cambian de CFT más del 30 %'],
  ['the service has moved', sends('{}', 404), 'el servicio contestó 404'],
  ['the service says an error', sends('{"status":500,"errorMessages":["Fuera de servicio"]}'), 'Fuera de'],
  ['the answer is cut', sends(SERVED.slice(0, 9_000)), 'no se puede leer como JSON'],
  ['a field has another name', sends(RENAMED), 'no queda ningún préstamo'],
  ['another service answers', sends(OTHER_SERVICE), '¿es de otro servicio?'],
  ['another object comes', sends('{"data":[]}'), 'falta la lista results'],
])('what is no ordinary day leaves the catalogue as it is: %s', async (_, answer, told) => {
  const before = text();
  expect(await refresh(answer)).toBe(1);
  expect(said.join('\n')).toContain(told);
  expect(said.join('\n')).toContain('No se escribió nada');
  expect(text()).toBe(before);
});

it('what is no ordinary day is told to the operator when it is held, by the site it is about', async () => {
  vi.stubEnv('ALERT_WEBHOOK', `${server.url}/chat`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = diskPath(folder, 'config/site.json');
  writeFileSync(site, '{"origin":"https://sitio.example"}');
  onTestFinished(() => rmSync(site));
  server.received.length = 0;
  const few = sends(answerOf(RECORDS.slice(24)));
  expect(await refresh(few)).toBe(1);
  expect(await refresh(few, '--accept')).toBe(0);
  const told = server.received.filter(({ url }) => url === '/chat').map(({ body }) => body);
  expect(told).toEqual([
    expect.stringMatching(
      /"sitio\.example: El registro quedó retenido\. No se escribió nada: \d+ de \d+ préstamos/,
    ),
  ]);
});

it('what is no ordinary day is written when a person accepts it', async () => {
  expect(await refresh(sends(answerOf(RECORDS.slice(24))), '--accept')).toBe(0);
  expect(products().length).toBeLessThan(7);
});

it.each<[string, Answer, string]>([
  ['breaks off', breaksOff, 'se cortó'],
  ['does not come in time', () => {}, 'tarda demasiado'],
  ['is a fault of the service', sends('{}', 503), 'el servicio contestó 503'],
])('what is no ordinary day is asked for three times when the answer %s', async (_, answer, told) => {
  server.answer = answer;
  server.received.length = 0;
  await expect(fetchAnswer(server.url, 100)).rejects.toThrow(told);
  expect(server.received).toHaveLength(3);
});

it('what is no ordinary day is over when the next try brings the answer', async () => {
  server.received.length = 0;
  server.answer = (...of) => sends(SERVED, server.received.length < 3 ? 503 : 200)(...of);
  expect(recordsIn(await fetchAnswer(server.url, 100))).toHaveLength(30);
});

it('what is no ordinary day is an answer of over 32 MB, which is not read to its end', async () => {
  server.answer = (_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    const more = (): void => void (response.destroyed || response.write(chunk, more));
    more();
  };
  await expect(fetchAnswer(server.url)).rejects.toThrow('más de 32 MB');
});

it('a catalogue that is broken is not replaced', async () => {
  const broken = `<<<<<<< HEAD\n${text()}`;
  writeFileSync(path, broken);
  expect(await refresh(sends(SERVED), '--accept')).toBe(1);
  expect([said[0], text()]).toEqual([expect.stringContaining('no se puede leer'), broken]);
});

it('a catalogue stands as it was when the new one cannot be written', async () => {
  const before = text();
  const draft = `${path}.${process.pid}.tmp`;
  mkdirSync(draft);
  onTestFinished(() => rmSync(draft, { recursive: true }));
  expect(await refresh(sends(answerOf(changed(299, { plazoMaximoOtorgable: 12 }))))).toBe(2);
  expect(text()).toBe(before);
});

it.each([[['refresh'], 2] as const, [['refresh', '--url=x'], 2] as const, [['import'], 2] as const])(
  'the command called as %j ends with %i',
  async (parameters, code) => {
    expect(await command.run([...parameters, '--root', folder], output)).toBe(code);
  },
);
