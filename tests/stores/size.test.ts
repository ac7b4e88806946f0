import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordFigures } from '../support/run/figures.ts';
import { measureCommand } from '../support/server/measured-command.ts';
import { connectPostgres } from '#scripts/server/leads/postgres.ts';
import { connectSqlite } from '#scripts/server/leads/sqlite.ts';
import { COLUMNS, type Database } from '#scripts/server/leads/database.ts';
import { commandArgs } from '../support/server/commands.ts';
import { leadNumber } from '../support/data/leads.ts';
import { startPostgres } from '../support/server/postgres.ts';
import { workingFolder } from '../support/server/serve-process.ts';
import { run } from '../support/server/server.ts';

/** Leads that one machine's file and a database of several may hold. */
const STORES = [
  { kind: 'sqlite', leads: 100_000 },
  { kind: 'postgres', leads: 1_000_000 },
] as const;

/** The most processor time (s) and memory (MB) that a command may take, and the longest that a start may. */
const MOST = { start: 20, one: 3, all: 60, megabytes: 400 };

/** Leads that are filled in at once: a statement of the store may take ten seconds at most. */
const PORTION = 50_000;

/** Copies of the first lead, each with an id, a DNI, an e-mail and a moment of its own. */
const COPIES = {
  sqlite: {
    numbers:
      'with recursive numbers(n) as (select cast($1 as int) union all select n + 1 from numbers where n < $2)',
    from: 'numbers',
    id: "printf('00000000-0000-4000-8000-%012d', n)",
    dni: 'cast(10000000 + n as text)',
    recibido: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (-n * 10) || ' seconds')",
  },
  postgres: {
    numbers: '',
    from: 'generate_series($1::int, $2::int) as numbers(n)',
    id: "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid",
    dni: '(10000000 + n)::text',
    recibido: "now() - n * interval '10 seconds'",
  },
} as const;

async function fill(database: Database, kind: keyof typeof COPIES, leads: number): Promise<void> {
  const { numbers, from, ...own } = COPIES[kind];
  const values: Readonly<Record<string, string>> = { ...own, email: "'ana' || n || '@correo.example'" };
  await database.add(leadNumber(1), []);
  for (let first = 2; first <= leads; first += PORTION)
    await database.query(
      `insert into leads (${COLUMNS.join(', ')}) ${numbers}
     select ${COLUMNS.map((column) => values[column] ?? column).join(', ')} from ${from}, leads where id = $3`,
      [first, Math.min(first + PORTION - 1, leads), leadNumber(1).id],
    );
  await database.close();
}

let place: ReturnType<typeof workingFolder>;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const summaries: string[] = [];
beforeAll(async () => {
  place = workingFolder();
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  recordFigures('tests/stores', summaries.join('\n'));
  await postgres.remove();
  place.remove();
});

it.each(STORES)(
  '$kind with $leads leads starts, finds, exports and erases in little time and memory',
  async ({ kind, leads }) => {
    const file = join(place.folder, 'many.db');
    const url = postgres.urlOf('postgres');
    const env = { LEADS_STORE: kind, LEADS_FILE: file, LEADS_DATABASE_URL: kind === 'postgres' ? url : '' };
    await fill(kind === 'sqlite' ? connectSqlite(file) : connectPostgres(url), kind, leads);
    const command = (...args: string[]) => {
      Object.assign(process.env, env);
      return measureCommand(
        process.execPath,
        commandArgs('leads', ...args, '--root', place.folder),
        place.folder,
      );
    };
    const begun = performance.now();
    const server = await run(commandArgs('serve', '--root', place.folder), place.folder, env);
    const start = (performance.now() - begun) / 1000;
    const person = leadNumber(leads - 7);
    const found = await command('find', `--email=${String(person.email).toUpperCase()}`);
    const erased = await command('erase', `--dni=${String(person.dni)}`);
    const gone = command('find', `--dni=${String(person.dni)}`);
    await expect(gone).rejects.toThrow(/Command failed/);
    const backup = join(place.folder, `${kind}.db`);
    const copied = await command('backup', backup);
    const exported = await command('export', '--all');
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);

    const shown = ({ seconds, megabytes }: { seconds: number; megabytes: number }): string =>
      `${seconds.toFixed(1)} s (${Math.round(megabytes)} MB)`;
    summaries.push(
      `- ${kind}, ${leads} leads: start ${start.toFixed(1)} s, find ${shown(found)}, erase ${shown(erased)}, ` +
        `export ${shown(exported)}, backup ${shown(copied)} of ${Math.round(statSync(backup).size / 1e6)} MB`,
    );
    expect(start).toBeLessThan(MOST.start);
    expect(Math.max(found.cpuSeconds, erased.cpuSeconds)).toBeLessThan(MOST.one);
    expect(Math.max(exported.cpuSeconds, copied.cpuSeconds)).toBeLessThan(MOST.all);
    const memories = [found, erased, copied, exported].map(({ megabytes }) => megabytes);
    expect(Math.max(...memories)).toBeLessThan(MOST.megabytes);
  },
  600_000,
);
