import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { refreshCatalogue as command } from '#scripts/cli/refresh-catalogue.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Ledger } from '#generated/types.ts';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { apiOf, record } from '../../../support/content/official-records.ts';
import { type Answer, useTestServer } from '../../../support/server/test-server.ts';

vi.setConfig({ testTimeout: 30_000 });

const RECORDS = Array.from({ length: 40 }, (_, at) =>
  record({ code: 50_000 + at, entity: `ENTIDAD ${at} S.A.`, tea: 60 + at, cftea: 90 + at }),
);
const GOOD = apiOf(RECORDS);
const NEWER = apiOf(RECORDS.map((one, at) => (at < 3 ? { ...one, maxTerm: 60 } : one)));

let project: Project;
const server = useTestServer();
const said: string[] = [];
const output = { log: (text: string) => said.push(text), error: (text: string) => said.push(text) };

let whole = '';
beforeAll(async () => {
  project = createProject();
  expect(await project.runHere(project.file('whole.json', GOOD), '--accept')).toMatchObject({ code: 0 });
  whole = project.catalogue();
});
beforeEach(() => {
  project.setCatalogue(whole);
  server.received.length = 0;
  said.length = 0;
});
afterAll(() => project.remove());

/** Refreshes from the stand-in, waiting half a second at most. */
const refresh = (...more: string[]): Promise<number> => {
  const url = `${server.url}/Prestamos/Personales`;
  return command.run([`--url=${url}`, '--timeout=0.2', '--root', project.folder, ...more], output);
};

const says =
  (text: string, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);

const renamed = (text: string): string => text.replaceAll('tasaEfectivaAnualMaxima', 'tea');

const breaksOff: Answer = (_, response) => {
  response.writeHead(200, { 'Content-Length': GOOD.length });
  response.write(GOOD.slice(0, 500), () => response.destroy());
};
const moved = [...RECORDS.slice(3), ...[1, 2].map((code) => record({ code, entity: `N${code}` }))];
const jumped = (most: number) => RECORDS.map((one, at) => (at < most ? { ...one, cftea: 190 } : one));

it.each<[string, Answer, number, number, string]>([
  ['a good answer', says(NEWER), 0, 1, 'Se escribió'],
  ['the same answer', says(GOOD), 0, 1, 'ya estaba así'],
  ['no answer in time', () => {}, 1, 3, 'tarda demasiado'],
  ['a broken service', says('{}', 503), 1, 3, 'el servicio contestó 503'],
  ['a service that moved', says('{}', 404), 1, 1, 'el servicio contestó 404'],
  [
    'an error of the service',
    says('{"status":500,"errorMessages":["Fuera de servicio"]}'),
    1,
    1,
    'Fuera de servicio',
  ],
  ['nothing', says(''), 1, 1, 'está vacío'],
  ['no records', says('{"status":200,"results":[]}'), 1, 1, 'No queda ningún préstamo'],
  ['half an answer', says(GOOD.slice(0, GOOD.length / 2)), 1, 1, 'no se puede leer como JSON'],
  ['an answer that breaks off', breaksOff, 1, 3, 'se cortó'],
  ['half of the records', says(apiOf(RECORDS.slice(20))), 1, 1, 'se van 20 de 40 entidades'],
  ['another format', says(renamed(NEWER)), 1, 1, 'No queda ningún préstamo'],
  ['a page', says('<!doctype html><p>Mantenimiento</p>'), 1, 1, 'no parece'],
  ['a tenth of the entities gone and as many new', says(apiOf(moved)), 1, 1, 'cambian 5 de 40 entidades'],
  ['a CFT that jumps', says(apiOf(jumped(1))), 0, 1, 'sigue con el del'],
  ['many CFTs that jump at once', says(apiOf(jumped(13))), 1, 1, 'cambia mucho el CFT de 13'],
])('%s', async (_, listener, code, tries, text) => {
  server.answer = listener;
  expect([await refresh(), server.received.length]).toEqual([code, tries]);
  expect(said.join('\n')).toContain(text);
  expect(project.catalogue() === whole).toBe(code === 1 || text === 'ya estaba así');
  expect(project.names().toSorted()).toEqual(['catalogue.json', 'ledger.json']);
});

it('tries again after a passing fault', async () => {
  const isEarly = () => server.received.length < 3;
  server.answer = (request, response) =>
    says(isEarly() ? '' : NEWER, isEarly() ? 500 : 200)(request, response);
  expect([await refresh(), server.received.length]).toEqual([0, 3]);
});

/** Sends 40 MB: a good answer, and then spaces, which JSON allows. */
const fortyMegabytes: Answer = (_, response) => {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  let sent = 0;
  const more = (): void => {
    sent += 1;
    if (sent > 40) response.end();
    else if (!response.destroyed) response.write(chunk, more);
  };
  response.writeHead(200);
  response.write(NEWER, more);
};

/** Sends a good answer a few bytes at a time, far too slowly. */
const drips: Answer = (_, response) => {
  response.writeHead(200);
  let sent = 0;
  const timer = setInterval(() => {
    sent += 8;
    if (response.destroyed || sent > NEWER.length) clearInterval(timer);
    else response.write(NEWER.slice(sent - 8, sent));
  }, 20);
  response.on('close', () => clearInterval(timer));
};

const EXCHANGE_RATES = JSON.stringify({
  status: 200,
  results: [{ fecha: '2026-10-10', detalle: [{ codigoMoneda: 'USD', tipoCotizacion: 1400 }] }],
});
const INFLATION = JSON.stringify({
  status: 200,
  results: [{ idVariable: 27, detalle: [{ fecha: '2026-09-30', valor: 2.1 }] }],
});

it.each<[string, Answer, string, string]>([
  ['40 MB', fortyMegabytes, '20', 'pesa más de 32 MB'],
  ['a good answer that drips', drips, '0.2', 'tarda demasiado'],
  ['exchange rates', says(EXCHANGE_RATES), '2', '¿es de otro servicio?'],
  ['inflation', says(INFLATION), '2', '¿es de otro servicio?'],
  ['an object of another service', says('{"data":{"items":[1,2]}}'), '2', 'falta la lista results'],
])(
  'the refresh writes neither catalogue nor ledger when the service sends %s',
  async (_, answer, seconds, text) => {
    const ledger = project.ledger();
    server.answer = answer;
    expect(await refresh(`--timeout=${seconds}`)).toBe(1);
    expect(said.join('\n')).toContain(text);
    expect([project.catalogue(), project.ledger()]).toEqual([whole, ledger]);
  },
);

it('the refresh takes what is held back when somebody accepts it', async () => {
  server.answer = says(apiOf(RECORDS.slice(20)));
  expect(await refresh('--accept')).toBe(0);
});

/** Commits the project in a repository that is gone again after the test. */
function commitProject(): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...words], { cwd: project.folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'whole');
  onTestFinished(() => rmSync(join(project.folder, '.git'), { recursive: true }));
}

/** Today's catalogue spoilt: its text, and whether the repository has a whole one. */
const SPOILT: [string, (text: string) => string, isCommitted: boolean, said: string][] = [
  [
    'has one date that is none',
    (text) => text.replace(/"reported": "[^"]+"/, '"reported": "ayer"'),
    false,
    'se van 19 de 39 entidades',
  ],
  ['begins with a byte order mark', (text) => `\uFEFF${text}`, false, 'se van 20 de 40 entidades'],
  ['holds the marks of a merge', (text) => `<<<<<<< HEAD\n${text}`, true, 'se van 20 de 40 entidades'],
  [
    'holds the marks of a merge, outside a repository',
    (text) => `<<<<<<< HEAD\n${text}`,
    false,
    'no se puede leer',
  ],
  ['is cut', (text) => text.slice(0, 400), false, 'no se puede leer'],
];

it.each(SPOILT)(
  'the refresh holds half of the records also when the catalogue of today %s',
  async (_, spoil, isCommitted, text) => {
    if (isCommitted) commitProject();
    const spoilt = spoil(project.catalogue());
    project.setCatalogue(spoilt);
    server.answer = says(apiOf(RECORDS.slice(20)));
    expect(await refresh()).toBe(1);
    expect(said.join('\n')).toContain(text);
    expect(project.catalogue()).toBe(spoilt);
  },
);

it.each([
  ['whose date is none', '"reported": "ayer"', false],
  ['whose date is none, in a repository with a whole one', '"reported": "ayer"', true],
  ['that lost its place and its date, in a repository', '"reported": "", "code": "?"', true],
])('the refresh tells no loan as new of today’s catalogue in a row %s', async (_, spoilt, isCommitted) => {
  if (isCommitted) commitProject();
  rmSync(diskPath(project.folder, 'config/ledger.json'), { force: true });
  server.answer = says(GOOD);
  project.setCatalogue(project.catalogue().replace(/"reported": "[^"]+"/, spoilt));
  expect(await refresh()).toBe(0);
  const { loans } = JSON.parse(project.ledger() ?? '') as Ledger;
  expect(loans).toEqual([]);
  expect(project.catalogue()).toBe(whole);
});

it('the refresh asks the official service when the catalogue is missing, and starts afresh', async () => {
  project.setCatalogue(null);
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(GOOD));
  onTestFinished(() => fetched.mockRestore());
  expect([await command.run(['--root', project.folder], output), said.join('\n')]).toEqual([
    0,
    expect.stringContaining('Se escribió'),
  ]);
  expect(String(fetched.mock.calls[0]?.[0])).toContain('https://api.bcra.gob.ar/');
});

it.each([['--url=nada'], ['--timeout=mucho'], ['--format=xml']])(
  'the refresh says how it was called wrongly: %s',
  async (option) => {
    expect(await refresh(option)).toBe(2);
  },
);
