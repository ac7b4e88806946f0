import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import Libsql from 'libsql';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { command } from '#scripts/cli/leads.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { leadNumber, storedLeads } from '../../../support/data/leads.ts';
import { leadBody } from '../../../support/data/requests.ts';
import { commandArgs } from '../../../support/server/commands.ts';
import { serve, workingFolder } from '../../../support/server/serve-process.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';

/** Leads of others that come while one person is served; more by `LEADS_DRILL=4000`. */
const OTHERS = Number(process.env['LEADS_DRILL'] ?? 300);
const WRITERS = 8;
const DNI = '98765432';
const EMAIL = 'persona.del.pedido@correo.example';

let place: ReturnType<typeof workingFolder>;
let path = '';
beforeAll(() => {
  place = workingFolder();
  path = join(place.folder, 'leads.db');
  vi.stubEnv('LEADS_FILE', path);
});
afterEach(() => {
  for (const name of ['', '-wal', '-shm']) rmSync(path + name, { force: true });
});
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

/** Puts leads into the store, and gives the store, which the test's end closes. */
async function fill(...numbers: number[]) {
  const store = connectLeadStore({ leadsFile: path, onProblem: () => undefined });
  onTestFinished(store.close);
  for (const number of numbers) await store.add(leadNumber(number));
  return store;
}

it.each([
  { parameters: [], code: 2 },
  { parameters: ['forget'], code: 2 },
  { parameters: ['toString'], code: 2 },
  { parameters: ['find'], code: 2 },
  { parameters: ['erase', '--dni=1234567'], code: 2 },
  { parameters: ['erase', `--dni=${DNI}`, `--email=${EMAIL}`], code: 2 },
  { parameters: ['restore'], code: 2 },
  { parameters: ['restore', 'no-such-file.db'], code: 2 },
  { parameters: ['restore', '.'], code: 2 },
  { parameters: ['restore', 'package.json'], code: 2 },
  { parameters: ['find', `--dni=${DNI}`], code: 1 },
  { parameters: ['erase', `--email=${EMAIL}`], code: 1 },
  { parameters: ['purge', '--days=30'], code: 0 },
  { parameters: ['purge', '--days=999999999'], code: 2 },
  { parameters: ['deliveries'], code: 0 },
  { parameters: ['--help'], code: 0 },
])('npm run leads $parameters ends with $code', async ({ parameters, code }) => {
  const { code: ended, text } = await run(...parameters);
  expect([ended, text]).toEqual([code, expect.not.stringMatching(/^Failed/)]);
});

it('npm run leads writes a backup while the site runs and no file over another, and says what there was before it was taken in elsewhere', async () => {
  await fill(1, 2, 3);
  const backup = join(place.folder, 'backup.db');
  expect((await run('backup', backup)).text).toBe(`3 leads written to ${backup}`);
  expect((await run('backup', backup)).code).toBe(2);
  const { dni, email } = leadNumber(2);
  expect((await run('find', `--dni=${dni}`)).text).toContain('1 lead found');
  expect((await run('erase', `--email=${email}`)).text).toBe('1 lead erased');
  expect((await run('import', backup)).text).toBe('2 leads before, 2 after: 0 leads imported');
  for (const name of ['', '-wal', '-shm']) rmSync(path + name, { force: true });
  expect((await run('import', backup)).text).toBe(
    '1 erasure applied\n0 leads before, 2 after: 2 leads imported',
  );
  // A copy that lies by itself knows of no erasure.
  const alone = join(mkdtempSync(join(tmpdir(), 'alone-')), 'backup.db');
  cpSync(backup, alone);
  expect((await run('restore', alone)).text).toContain('No erasures.txt lies beside it');
  for (const file of [backup, alone, join(place.folder, 'erasures.txt')]) rmSync(file);
});

it('npm run leads reads on a full disk, and says of what it cannot write why', async () => {
  const store = await fill(1, 2);
  // A file may grow no further, as where a disk is full; the server's log of changes is there already.
  const on = (task: string) =>
    spawnSync(
      'sh',
      [
        '-c',
        `trap "" XFSZ; ulimit -f 1; exec "$@"`,
        'sh',
        process.execPath,
        ...commandArgs('leads', task, `--dni=${leadNumber(1).dni}`, '--root', place.folder),
      ],
      { encoding: 'utf8', env: process.env },
    );
  const [found, erased] = [on('find'), on('erase')];
  await store.close();
  expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('1 lead found')]);
  expect([erased.status, erased.stderr]).toEqual([2, expect.stringContaining('SQLITE_IOERR_WRITE')]);
});

it('npm run leads does not keep leads for longer than the privacy page says', async () => {
  vi.stubEnv('LEADS_DAYS', '36500');
  const { code, text } = await run('purge');
  vi.stubEnv('LEADS_DAYS', undefined);
  expect([code, text]).toEqual([2, expect.stringContaining('LEADS_DAYS must be from 1 to')]);
});

it('npm run leads asks the content that CONFIG names how long that is', async () => {
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

it(
  `what a person may ask for, on a live site: found, exported and erased among ${OTHERS} leads that come meanwhile; lost and put back`,
  async ({ task }) => {
    const server = await serve(place.folder, { LEADS_FILE: path });
    const post = async (body: object): Promise<number> => {
      const sent = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      };
      return (await fetch(`${server.url}/leads`, sent)).status;
    };
    let next = 0;
    const statuses: number[] = [];
    const writer = async (): Promise<void> => {
      while (next < OTHERS) {
        next += 1;
        const { recibido: _, ...body } = leadNumber(next);
        statuses.push(await post(body));
      }
    };
    const person = { dni: DNI, email: EMAIL };
    expect(await post(leadBody(person))).toBe(200);
    expect(await post(leadBody({ ...person, dni: '11111111' }))).toBe(200);
    const backup = join(place.folder, 'early.db');

    const writing = Promise.all(Array.from({ length: WRITERS }, writer));
    expect((await run('find', `--dni=${DNI}`)).text).toContain('1 lead found');
    const exported = JSON.parse((await run('export', `--email=${EMAIL}`)).text) as Lead[];
    expect(exported).toMatchObject([person, { ...person, dni: '11111111' }]);
    expect((await run('backup', backup)).code).toBe(0);
    expect((await run('erase', `--email=${EMAIL.toUpperCase()}`)).text).toBe('2 leads erased');
    expect((await run('find', `--email=${EMAIL}`)).code).toBe(1);
    await writing;
    const whole = await run('export', '--all');

    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const kept = (parse(whole.text, { columns: true }) as Lead[]).map(({ id }) => id);
    expect(kept.toSorted()).toEqual(Array.from({ length: OTHERS }, (_, index) => leadNumber(index + 1).id));
    for (const name of ['', '-wal']) expect(readFileSync(path + name, 'latin1')).not.toContain(EMAIL);
    const removed = await run('removals');
    // Both at once, so that either may come first.
    const ids = removed.text.split('\n').map((line) => /^20\S+ {2}erase {2}(.+)$/.exec(line)?.[1]);
    expect(ids.toSorted()).toEqual(exported.map(({ id }) => id).toSorted());

    // Everything is lost but the notes of who was erased; the backup made before the erasure brings back the others alone.
    const later = join(place.folder, 'later.db');
    expect((await run('backup', later)).code).toBe(0);
    const db = new Libsql(path, { timeout: 5_000 });
    db.exec('delete from leads');
    db.close();
    await run('restore', backup);
    const { text } = await run('restore', later);
    const restored = storedLeads(path).map(({ id }) => id);
    expect(restored.toSorted()).toEqual(kept.toSorted());
    expect(text).toContain('put back');
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    task.meta.summary =
      `Personal-data drill: 2 leads of one person found, exported and erased on a live site while ${OTHERS} others ` +
      `came, ${OTHERS - kept.length} of them lost; ${restored.length} restored from backups, none of the erased`;
  },
  60_000 + OTHERS * 50,
);
