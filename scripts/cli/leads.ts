import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineCommand, type ExitCode, type Output, required, UsageError } from '#scripts/cli/command.ts';
import { givenSettings } from '#scripts/cli/operator.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import { LEAD_HEADER, leadRow } from '#scripts/server/leads/csv.ts';
import type { Person } from '#scripts/server/leads/lead.ts';
import { connectLeadStore, type LeadStore } from '#scripts/server/leads/store.ts';
import { builtProviderConfig } from '#scripts/server/provider-config.ts';
import type { Settings } from '#scripts/server/settings.ts';

const USAGE = `Usage: npm run leads -- <task> [--dni=12345678 | --email=ana@correo.example]

What the people who left a lead may ask for, the backup, and what was not delivered. Works while the site runs, with the
same environment variables. Beside a built site, without the project: node dist-server/server.js leads <task>

  find --dni|--email      how many leads somebody left, when, and their ids
  export --dni|--email    everything that is held about somebody, as JSON
  export --all            every lead, as CSV, safe to open in a spreadsheet
  erase --dni|--email     takes out what is held about somebody, and says the ids: add them to the log for a restore
  block --dni             nobody is to contact somebody, until they send a newer consent
  purge                   takes out what is older than the retention; with --yes also when that is more than a tenth
                          of all or the clock looks wrong
  backup <file.db>        copies the SQLite file into a new one, while the site runs; PostgreSQL has pg_dump
  restore --log=<file>    once a copy is in its place (the file, or psql and pg_restore) and before the site starts:
                          erases who was erased since, and notes who asked not to be contacted, as the site's log
                          says. Without a log: --log=none
  deliveries              lists what waits and what was given up; --again has the latter tried again, --done=<id> takes
                          out what you did by hand about a lead

Exits with 0 when done, 1 when there was nothing to do it to, 2 when it failed.`;

const OPTIONS = {
  dni: { type: 'string', default: '' },
  email: { type: 'string', default: '' },
  log: { type: 'string', default: '' },
  done: { type: 'string', default: '' },
  all: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

type Values = {
  [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name]['default'] extends '' ? string : boolean;
};
type Given = { values: Values; file: string | undefined; days: number; settings: Settings; output: Output };
type Task = (store: LeadStore, given: Given) => Promise<ExitCode>;

const DNI = /^\d{8}$/;
const UUIDS = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

function dniOf({ dni }: Values): string {
  if (!DNI.test(dni)) throw new UsageError('Say --dni, which has 8 digits; put a 0 before one of 7.');
  return dni;
}

function personOf(values: Values): Person {
  const { dni, email } = values;
  if ((dni === '') === (email === '')) throw new UsageError('Say whose leads: --dni or --email.');
  return dni === '' ? { email } : { dni: dniOf(values) };
}

/** A fault of the file that was named is one of the call. */
const asUsage = ({ message }: Error): never => {
  throw new UsageError(message);
};

const said = (count: number, what: string, { log }: Output): ExitCode => {
  log(`${pluralize(count, 'lead', 'leads')} ${what}`);
  return count === 0 ? 1 : 0;
};

/** Whether a line of the log says that a lead was erased; one that is no JSON has the ids that `leads erase` said. */
const isErasure = (line: string): boolean => !line.startsWith('{') || line.includes('"A lead was erased"');
const isWish = (line: string): boolean => line.includes('"A person asked not to be contacted"');

/** Returns what tells the ids in those lines of a log that are meant. */
function readLog(path: string): (isMeant: (line: string) => boolean) => string[] {
  if (path !== 'none' && !existsSync(path))
    throw new UsageError('Say what was asked for since: --log=<the log of the site>, or --log=none.');
  const lines = path === 'none' ? [] : readFileSync(path, 'utf8').split('\n');
  return (isMeant) => [...new Set(lines.filter(isMeant).join('\n').toLowerCase().match(UUIDS) ?? [])];
}

const restore: Task = async (store, { values, output }) => {
  const idsIn = readLog(values.log);
  const [erased, blocked] = [idsIn(isErasure), idsIn(isWish)];
  await store.mendRestored().catch(asUsage);
  for (const id of blocked) await store.blockById(id);
  for (const id of erased) await store.eraseById(id);
  output.log(`${pluralize(erased.length, 'lead', 'leads')} erased, ${blocked.length} not to be contacted`);
  return 0;
};

const deliveries: Task = async (store, { values, output }) => {
  if (values.again) return said(await store.deliverAgain(), 'delivered again', output);
  if (values.done !== '') return said(await store.doneByHand(values.done), 'taken out of the list', output);
  const undone = await store.undone();
  for (const { lead, target, kind, state, attempts, problem, began } of undone) {
    const why = problem === null ? '' : `: ${problem}`;
    const tried = pluralize(attempts, 'attempt', 'attempts');
    output.log(`${lead}  ${target}  ${kind}  ${state} since ${began}, ${tried}${why}`);
  }
  return undone.some(({ state }) => state === 'given up') ? 1 : 0;
};

const TASKS: Record<string, Task> = {
  find: async (store, { values, output }) => {
    const found = await store.find(personOf(values));
    for (const { lead } of found) output.log(`${lead.recibido}  ${lead.id}`);
    return said(found.length, 'found', output);
  },
  export: async (store, { values, output }) => {
    if (!values.all) {
      const found = await store.find(personOf(values));
      const whole = found.map(({ lead, isBlocked }) => ({ ...lead, no_contactar: isBlocked }));
      output.log(JSON.stringify(whole, null, 2));
      return found.length === 0 ? 1 : 0;
    }
    output.log(LEAD_HEADER.trimEnd());
    for await (const page of store.pages()) output.log(page.map(leadRow).join('').trimEnd());
    return 0;
  },
  erase: async (store, { values, output }) => {
    const ids = await store.erase(personOf(values));
    for (const id of ids) output.log(id);
    return said(ids.length, 'erased', output);
  },
  block: async (store, { values, output }) => {
    await store.block(dniOf(values));
    output.log('Noted');
    return 0;
  },
  purge: async (store, { values, days, output }) => {
    const { purged, heldBack } = await store.purge(days, values.yes);
    said(purged, `older than ${days} days purged`, output);
    if (heldBack === null) return 0;
    output.error(`Not purged: ${heldBack}. If that is right, run it again with --yes.`);
    return 1;
  },
  backup: async (store, { file, output }) => {
    if (store.engine !== 'sqlite') throw new UsageError('PostgreSQL is copied by pg_dump.');
    const path = resolve(required(file, 'Say which file to write.'));
    await store.backup(path).catch(asUsage);
    output.log(`Written to ${path}`);
    return 0;
  },
  restore,
  deliveries,
};

/** Commands for a person's rights over their leads, for the operator's backup and for what was not delivered. */
export const command = defineCommand({
  usage: USAGE,
  words: 2,
  options: OPTIONS,
  run: async ({ positionals: [name = '', file], values, root, output }) => {
    const task = Object.hasOwn(TASKS, name) && TASKS[name];
    if (!task) throw new UsageError('Say one task.');
    const settings = givenSettings();
    const store = connectLeadStore({ ...settings, onProblem: output.error });
    const days = builtProviderConfig(root).site.privacy.leadDays;
    return task(store, { values, file, days, settings, output }).finally(store.close);
  },
});
