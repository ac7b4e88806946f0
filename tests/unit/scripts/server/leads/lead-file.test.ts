import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEAD_HEADER, leadRow } from '#scripts/server/leads/csv.ts';
import { createFileStore } from '#scripts/server/leads/file-store.ts';
import { leadNumber } from '../../../../support/leads.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';

let folder = '';
let path = '';
let reports: string[] = [];
let stores: LeadStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leads-'));
  path = join(folder, 'leads.csv');
  reports = [];
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (): LeadStore => {
  const store = createFileStore({ leadsFile: path, onProblem: (problem) => reports.push(problem) });
  stores.push(store);
  return store;
};
const text = (): string => readFileSync(path, 'utf8');
const [one, two, three] = [leadNumber(1), leadNumber(2), leadNumber(3)];
const fileOf = (...leads: (typeof one)[]): string => LEAD_HEADER + leads.map(leadRow).join('');

it('makes folder, file and header, readable by its owner alone', async () => {
  path = join(folder, 'data', 'leads.csv');
  await open().add(one);
  expect(text()).toBe(fileOf(one));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('keeps the order of leads that arrive together', async () => {
  const store = open();
  const leads = Array.from({ length: 500 }, (_, index) => leadNumber(index));
  await Promise.all(leads.map(store.add));
  expect(text()).toBe(fileOf(...leads));
});

it.each([
  { torn: 'half a line', left: fileOf(one) + leadRow(two).slice(0, 40), kept: [one] },
  { torn: 'half an id', left: fileOf(one) + leadRow(two).slice(0, -3), kept: [one] },
  { torn: 'a line without its end', left: fileOf(one, two).slice(0, -1), kept: [one, two] },
  { torn: 'half a character', left: Buffer.from(`${LEAD_HEADER}ñ`).subarray(0, -1), kept: [] },
  { torn: 'half a header', left: LEAD_HEADER.slice(0, 20), kept: [] },
  { torn: 'a long line', left: `${fileOf(one)}${'x'.repeat(200_000)}`, kept: [one] },
])('what a killed writer left: $torn is repaired', async ({ left, kept }) => {
  writeFileSync(path, left);
  await open().add(three);
  expect(text()).toBe(fileOf(...kept, three));
  expect(reports).toEqual([]);
});

describe('what others did to the file', () => {
  const withoutId = (csv: string): string => csv.replace(/,id$/m, '').replace(/,[\da-f-]{36}$/gm, '');

  it.each([
    { change: 'CRLF', left: fileOf(one, two).replaceAll('\n', '\r\n') },
    { change: 'a mark of byte order and semicolons', left: `\uFEFF${fileOf(one, two).replaceAll(',', ';')}` },
    { change: 'no line end at the end, and CRLF', left: fileOf(one, two).replaceAll('\n', '\r\n').trimEnd() },
    { change: 'rows without a header', left: leadRow(one) + leadRow(two) },
  ])('$change: the file is written anew with every lead', async ({ left }) => {
    writeFileSync(path, left);
    const store = open();
    expect(await store.writable()).toBe(true);
    expect(await store.add(two)).toBe('known');
    await store.add(three);
    expect(text()).toBe(fileOf(one, two, three));
    expect(reports).toEqual([expect.stringContaining('with its 2 leads')]);
  });

  it('gives the leads of a time without ids one that stays', async () => {
    const old = withoutId(fileOf(one, two));
    writeFileSync(path, old);
    await open().add(three);
    const ids = text().match(/[\da-f-]{36}$/gm);
    expect(withoutId(text())).toBe(withoutId(fileOf(one, two, three)));
    expect(new Set(ids).size).toBe(3);
    const backup = join(folder, 'backup.csv');
    writeFileSync(backup, old);
    expect(await stores[0]?.restore(backup)).toBe(0);
  });

  it.each([
    {
      change: 'a line that is no lead',
      left: `x${fileOf(one)}`.slice(1).replace(',id\n', ',id\r\n') + 'a note\r\n',
    },
    { change: 'a quote without its end', left: `${fileOf(one).replace('\n', '\r\n')}"${leadRow(two)}` },
  ])('$change is kept beside the file', async ({ left }) => {
    writeFileSync(path, left);
    await open().add(three);
    const aside = readdirSync(folder).find((name) => name.includes('unreadable')) ?? '';
    const kept = text() + readFileSync(join(folder, aside), 'utf8');
    for (const part of left.split(/\r?\n/).slice(1)) expect(kept).toContain(part);
    expect(text().endsWith(leadRow(three))).toBe(true);
    expect(reports[0]).toContain(aside);
  });

  it('does not touch a file that is no file of leads', async () => {
    writeFileSync(path, 'name,phone\nAna,1');
    const store = open();
    await expect(store.add(one)).rejects.toThrow('other columns');
    expect(await store.writable()).toBe(false);
    expect(text()).toBe('name,phone\nAna,1');
  });

  it.each([
    { away: 'moved away', remove: () => renameSync(path, `${path}.1`) },
    { away: 'deleted', remove: () => rmSync(path) },
    { away: 'copied and truncated', remove: () => truncateSync(path) },
  ])('a new file begins when the old one was $away', async ({ away, remove }) => {
    const store = open();
    await store.add(one);
    remove();
    await store.add(two);
    expect(await store.add(one)).toBe(away === 'copied and truncated' ? 'known' : 'added');
    expect(text().startsWith(fileOf(two))).toBe(true);
  });
});

describe('one writer', () => {
  it('is named to the others, who may write once it ends', async () => {
    const [first, second] = [open(), open()];
    await first.add(one);
    await expect(second.add(two)).rejects.toThrow(`process ${process.pid} on ${hostname()} has been writing`);
    expect(await second.writable()).toBe(false);
    expect(reports).toEqual([expect.stringContaining('cannot be written')]);
    await first.close();
    expect(await second.add(two)).toBe('added');
    expect(text()).toBe(fileOf(one, two));
  });

  it('loses none of the leads it acknowledged to several that try', async () => {
    const all = [open(), open(), open()];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) => all[index % 3]?.add(leadNumber(index))),
    );
    const acknowledged = outcomes.flatMap(({ status }, index) =>
      status === 'fulfilled' ? [leadNumber(index).id] : [],
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(100);
    expect(acknowledged.filter((id) => !text().includes(id))).toEqual([]);
  });

  it.each([
    { holder: 'that is dead', lock: { pid: 2 ** 30, host: hostname() }, taken: true },
    { holder: 'of an earlier run of ours', lock: { pid: process.pid, host: hostname() }, taken: true },
    { holder: 'that lives', lock: { pid: process.ppid, host: hostname() }, taken: false },
    { holder: 'with a reused number', lock: { pid: 1, host: hostname() }, age: new Date(0), taken: true },
    { holder: 'on another machine', lock: { pid: 1, host: 'another' }, taken: false },
    { holder: 'elsewhere, silent', lock: { pid: 1, host: 'another' }, age: new Date(0), taken: true },
  ])('the lock of one $holder is taken over: $taken', async ({ lock, age, taken }) => {
    writeFileSync(`${path}.lock`, JSON.stringify({ ...lock, since: 'yesterday', token: 'x', control: '' }));
    if (age) utimesSync(`${path}.lock`, age, age);
    expect(await open().writable()).toBe(taken);
    await stores[0]?.close();
    expect(existsSync(`${path}.lock`)).toBe(!taken);
  });
});

it('makes changes that another process asks for, between leads that go on coming', async () => {
  const [server, command] = [open(), open()];
  const old = { ...leadNumber(0), recibido: '2020-01-01T00:00:00.000Z' };
  await Promise.all([old, one, two].map(server.add));
  const coming = Array.from({ length: 400 }, (_, index) => leadNumber(10 + index));
  const adding = Promise.all(coming.map(server.add));
  expect(await command.purge(180)).toBe(1);
  expect(await command.erase({ email: String(one.email).toUpperCase() })).toBe(1);
  await adding;
  await server.add(three);
  expect(text()).toBe(fileOf(two, ...coming, three));
  const audit = readFileSync(`${path}.audit`, 'utf8');
  expect(audit).toMatch(new RegExp(`^\\S+Z purge 1 ${old.id}\\n\\S+Z erase 1 ${one.id}\\n$`));
});

describe('a full disk', () => {
  it('refuses leads while it is full, and takes them again when it is not', async () => {
    const store = open();
    await store.add(one);
    renameSync(path, `${path}.kept`);
    symlinkSync('/dev/full', path);
    const refused = await Promise.allSettled([store.add(two), store.add(three)]);
    expect(refused).toMatchObject([{ reason: { code: 'ENOSPC' } }, { reason: { code: 'ENOSPC' } }]);
    rmSync(path);
    renameSync(`${path}.kept`, path);
    expect(await store.add(two)).toBe('added');
    expect(text()).toBe(fileOf(one, two));
  });

  it.skipIf(!canMount())('takes back what it wrote of leads that did not fit', async () => {
    const disk = join(folder, 'disk');
    mount(disk);
    try {
      path = join(disk, 'leads.csv');
      const store = open();
      await store.add(one);
      const long = { ...two, page_url: `https://x/${'x'.repeat(100_000)}` };
      await expect(store.add(long)).rejects.toMatchObject({ code: 'ENOSPC' });
      expect(text()).toBe(fileOf(one));
      expect(await store.add(two)).toBe('added');
      expect(text()).toBe(fileOf(one, two));
      await store.close();
    } finally {
      execFileSync('umount', [disk]);
    }
  });
});

function mount(disk: string): void {
  execFileSync('sh', ['-c', `mkdir -p ${disk} && mount -t tmpfs -o size=64k tmpfs ${disk}`], {
    stdio: 'ignore',
  });
}

function canMount(): boolean {
  const disk = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    mount(disk);
    execFileSync('umount', [disk]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(disk, { recursive: true });
  }
}
