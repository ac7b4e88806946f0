import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { command } from '#scripts/cli/leads.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { leadNumber } from '../../../support/data/leads.ts';
import { commandArgs } from '../../../support/server/commands.ts';
import { workingFolder } from '../../../support/server/serve-process.ts';

const DNI = '98765432';
const EMAIL = 'persona.del.pedido@correo.example';

let place: ReturnType<typeof workingFolder>;
let folder = '';
let path = '';
let problems: string[] = [];
beforeAll(() => {
  place = workingFolder();
  folder = join(place.folder, 'data');
  path = join(folder, 'leads.db');
  vi.stubEnv('LEADS_FILE', path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => {
  vi.unstubAllEnvs();
  place.remove();
});

/** Runs the command as the operator would, beside the server. */
async function run(...parameters: string[]) {
  const lines: string[] = [];
  const output = { log: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  const code = await command.run([...parameters, '--root', place.folder], output);
  return { code, text: lines.join('\n') };
}

/** Puts leads into the file, and gives the store, which the test's end closes. */
async function fill(...numbers: number[]) {
  problems = [];
  const store = connectLeadStore({ leadsFile: path, onProblem: (line) => void problems.push(line) });
  onTestFinished(store.close);
  for (const number of numbers) await store.add(leadNumber(number));
  return store;
}

const files = (): string[] => readdirSync(folder).map((name) => join(folder, name));

it.each([
  { parameters: [], code: 2 },
  { parameters: ['forget'], code: 2 },
  { parameters: ['toString'], code: 2 },
  { parameters: ['find'], code: 2 },
  { parameters: ['erase', '--dni=1234567'], code: 2 },
  { parameters: ['erase', `--dni=${DNI}`, `--email=${EMAIL}`], code: 2 },
  { parameters: ['block', `--email=${EMAIL}`], code: 2 },
  { parameters: ['backup'], code: 2 },
  { parameters: ['restore'], code: 2 },
  { parameters: ['restore', '--log=nowhere'], code: 2 },
  { parameters: ['restore', '--log=none'], code: 0 },
  { parameters: ['find', `--dni=${DNI}`], code: 1 },
  { parameters: ['erase', `--email=${EMAIL}`], code: 1 },
  { parameters: ['block', `--dni=${DNI}`], code: 0 },
  { parameters: ['purge'], code: 0 },
  { parameters: ['deliveries'], code: 0 },
  { parameters: ['--help'], code: 0 },
])('npm run leads $parameters ends with $code', async ({ parameters, code }) => {
  const { code: ended, text } = await run(...parameters);
  expect([ended, text]).toEqual([code, expect.not.stringMatching(/^Failed/)]);
});

it('npm run leads says in an export, for a person and for all, who is not to be contacted', async () => {
  await fill(1, 2);
  const { dni } = leadNumber(1);
  await run('block', `--dni=${dni}`);
  expect(JSON.parse((await run('export', `--dni=${dni}`)).text)).toMatchObject([{ no_contactar: true }]);
  const lines = (await run('export', '--all')).text.split('\n');
  expect(lines.slice(1).map((line) => line.endsWith(',si'))).toEqual([true, false]);
});

it('npm run leads writes a backup while the site runs, and no file over another', async () => {
  const store = await fill(1);
  const backup = join(place.folder, 'backup.db');
  expect((await run('backup', backup)).text).toBe(`Written to ${backup}`);
  expect((await run('backup', backup)).code).toBe(2);
  expect(Date.now() - Date.parse((await store.lastBackup()) ?? '')).toBeLessThan(60_000);
  rmSync(backup);
});

it('npm run leads reads on a full disk, and says of what it cannot write why', async () => {
  const store = await fill(1, 2);
  // A file may grow no further, as where a disk is full; the server's log of changes is there already.
  const limited = `trap "" XFSZ; ulimit -f 1; exec "$@"`;
  const on = (task: string) => {
    const args = commandArgs('leads', task, `--dni=${leadNumber(1).dni}`, '--root', place.folder);
    const words = ['-c', limited, 'sh', process.execPath, ...args];
    return spawnSync('sh', words, { encoding: 'utf8', env: process.env });
  };
  const [found, erased] = [on('find'), on('erase')];
  await store.close();
  expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('1 lead found')]);
  expect([erased.status, erased.stderr]).toEqual([2, expect.stringContaining('SQLITE_IOERR_WRITE')]);
});

it('npm run leads asks the content that CONFIG names how long a lead is kept', async () => {
  const content = join(place.folder, 'brand');
  cpSync(contentFolder(place.folder), content, { recursive: true });
  const site = JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')) as { privacy: object };
  const privacy = { ...site.privacy, leadDays: 7 };
  writeFileSync(join(content, 'site.json'), JSON.stringify({ ...site, privacy }));
  const before = process.env['CONFIG'];
  vi.stubEnv('CONFIG', content);
  const { text } = await run('purge');
  vi.stubEnv('CONFIG', before);
  expect(text).toContain('older than 7 days');
});

const [one, two] = [leadNumber(1), leadNumber(2)];

it('the file of leads is read by its owner alone, as are what stands beside it and a backup, and keeps no trace of who was erased', async () => {
  const store = await fill(1, 2);
  await run('backup', join(folder, 'copy.db'));
  expect([...new Set(files().map((file) => statSync(file).mode & 0o777))]).toEqual([0o600]);
  rmSync(join(folder, 'copy.db'));
  await store.eraseById(one.id);
  const bytes = files().map((file) => readFileSync(file, 'latin1'));
  expect(bytes.join()).not.toContain(one.email);
  expect(bytes.join()).toContain(two.email);
});

it('the file of leads is made anew when it was moved away, so that no lead is written where nobody looks', async () => {
  const store = await fill(1);
  for (const file of files()) renameSync(file, `${file}.old`);
  await store.add(two);
  expect(problems).toEqual([
    `The file of leads was moved or removed; what comes now goes into a new one: ${path}`,
  ]);
  expect((await run('find', `--dni=${two.dni}`)).text).toContain('1 lead found');
});

it('a file that is no database is refused with its name, and left as it is', async () => {
  await (await fill()).writable();
  for (const file of files()) rmSync(file);
  writeFileSync(path, `${one.dni}\n`.repeat(500));
  const store = await fill();
  expect(await store.writable()).toBe(false);
  expect(problems).toEqual([`Leads cannot be written to the database: ${path} is no database`]);
  expect(readFileSync(path, 'utf8')).toContain(one.dni);
});
