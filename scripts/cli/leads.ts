import { resolve } from 'node:path';
import { defineCommand, type ExitCode, type Output, required, UsageError } from '#scripts/cli/command.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import { ERASURES, removalLine } from '#scripts/server/leads/erasures.ts';
import { LEAD_HEADER, leadRow } from '#scripts/server/leads/csv.ts';
import type { Lead, Person } from '#scripts/server/leads/lead.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import { purge } from '#scripts/server/leads/purge.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { openBackup, writeBackup } from '#scripts/server/leads/transfer.ts';
import { builtProviderConfig } from '#scripts/server/provider-config.ts';
import { leadSettings, readSettings } from '#scripts/server/settings.ts';

const USAGE = `Usage: npm run leads -- <task> [--dni=12345678 | --email=ana@correo.example]

What the people who left a lead may ask for, and the backup. Works while the site runs, with the same environment
variables (LEADS_STORE, LEADS_FILE, LEADS_DATABASE_URL, LEADS_DAYS). Beside a built site, without the project:
node dist-server/server.js leads <task>

  find --dni|--email      how many leads somebody left, when, and their ids
  export --dni|--email    everything that is held about somebody, as JSON
  export --all            every lead, as CSV, safe to open in a spreadsheet
  erase --dni|--email     takes out what is held about somebody
  block --dni|--email     notes that somebody asked not to be contacted: receivers are sent word, and a later lead
                          of theirs says so; unblock takes that back
  purge [--days=N]        takes out what is older than the retention, or than so many days; with --yes
                          also when that is more than a tenth of all, when the clock looks wrong, and
                          what was to be delivered and was not
  backup <file.db>        writes everything into a new file, while the site runs
  restore <file.db>       puts back what of a backup is missing and was not erased; delivers nothing that
                          was delivered before, with --deliver all that is put back
  import <file.db>        the same from another store, with the counts before and after
  removals                what was taken out and when, by its ids alone
  deliveries              lists what waits to be delivered and what was given up; --again has that tried
                          again, --missing sends leads that came while a receiver was not set

Exits with 0 when done, 1 when there was nothing to do it to, 2 when it failed.`;

type Flag = 'all' | 'again' | 'missing' | 'deliver' | 'yes';
type Values = { dni: string; email: string; days: string } & Record<Flag, boolean>;
type Task = (
  store: LeadStore,
  given: { values: Values; file: string | undefined; days: number; output: Output },
) => Promise<ExitCode>;

function personOf({ dni, email }: Values): Person {
  if ((dni === '') === (email === '')) throw new UsageError('Say whose leads: --dni or --email.');
  if (dni === '') return { email };
  if (!/^\d{8}$/.test(dni)) throw new UsageError('A DNI has 8 digits; put a 0 before one of 7.');
  return { dni };
}

type Given = Parameters<Task>[1];

/** Puts the leads of a file into the store, says what of deliveries and erasures is to be known; gives how many. */
async function takeFile(store: LeadStore, { file, values, output }: Given): Promise<number> {
  const backup = await openBackup(resolve(required(file, 'Say which file.'))).catch((error: Error) => {
    throw new UsageError(error.message);
  });
  const { added, erased, blocked } = await store
    .restore(backup, { deliver: values.deliver })
    .finally(backup.close);
  if (erased > 0) output.log(`${pluralize(erased, 'erasure', 'erasures')} applied`);
  if (blocked > 0)
    output.log(`${pluralize(blocked, 'datum', 'data')} of people not to be contacted taken over`);
  if (!backup.hasErasures)
    output.log(`No ${ERASURES} lies beside it: whoever was erased after it was written is back`);
  await tellOfMissing(store, output);
  return added;
}

/** Says how many leads nobody has sent to a receiver that is set now. */
async function tellOfMissing(store: LeadStore, { log }: Output): Promise<void> {
  const missing = await store.missingDeliveries();
  if (missing > 0)
    log(
      `${pluralize(missing, 'delivery was', 'deliveries were')} never asked for: leads deliveries --missing`,
    );
}

const said = (count: number, what: string, { log }: Output): ExitCode => {
  log(`${pluralize(count, 'lead', 'leads')} ${what}`);
  return count === 0 ? 1 : 0;
};

/** Prints leads as CSV, some at a time: there may be more than fit in memory. */
async function printCsv(store: LeadStore, { log }: Output): Promise<void> {
  log(LEAD_HEADER.trimEnd());
  for await (const { leads } of store.backup().pages) {
    const blocked = await store.blockedAmong(leads);
    log(
      leads
        .map((lead) => leadRow(lead, blocked.has(lead.id)))
        .join('')
        .trimEnd(),
    );
  }
}

/** Everything that is held about somebody. */
async function wholeOf(store: LeadStore, leads: readonly Lead[]): Promise<object[]> {
  const blocked = await store.blockedAmong(leads);
  return leads.map((lead) => ({
    ...lead,
    no_contactar: blocked.has(lead.id),
  }));
}

const TASKS: Record<string, Task> = {
  find: async (store, { values, output }) => {
    const leads = await store.find(personOf(values));
    for (const { recibido, id } of leads) output.log(`${recibido}  ${id}`);
    return said(leads.length, 'found', output);
  },
  export: async (store, { values, output }) => {
    if (values.all) {
      await printCsv(store, output);
      return 0;
    }
    const leads = await store.find(personOf(values));
    output.log(JSON.stringify(await wholeOf(store, leads), null, 2));
    return leads.length === 0 ? 1 : 0;
  },
  erase: async (store, { values, output }) => said(await store.erase(personOf(values)), 'erased', output),
  block: async (store, { values, output }) => {
    await store.block(personOf(values));
    output.log('Noted');
    return 0;
  },
  unblock: async (store, { values, output }) => {
    const wasBlocked = await store.unblock(personOf(values));
    output.log(wasBlocked ? 'Taken back' : 'They had not asked');
    return wasBlocked ? 0 : 1;
  },
  purge: async (store, { values, days, output }) => {
    const outcome = await purge(store, days, { isConfirmed: values.yes });
    said(outcome.purged, `older than ${days} days purged`, output);
    if (outcome.heldBack === null) return 0;
    output.error(`Not purged: ${outcome.heldBack}. If that is right, run it again with --yes.`);
    return 1;
  },
  restore: async (store, given) => said(await takeFile(store, given), 'put back', given.output),
  import: async (store, given) => {
    const before = (await store.purgePlan(given.days)).total;
    const added = await takeFile(store, given);
    const after = (await store.purgePlan(given.days)).total;
    given.output.log(`${before} leads before, ${after} after: ${pluralize(added, 'lead', 'leads')} imported`);
    return 0;
  },
  backup: async (store, { file, output }) => {
    const path = resolve(required(file, 'Say which file to write.'));
    const count = await writeBackup(store, path).catch((error: Error) => {
      throw new UsageError(error.message);
    });
    output.log(`${pluralize(count, 'lead', 'leads')} written to ${path}`);
    return 0;
  },
  removals: async (store, { output }) => {
    for (const removal of await store.removals()) output.log(removalLine(removal));
    return 0;
  },
  deliveries: async (store, { values, output }) => {
    if (values.again) return said(await store.deliverAgain(), 'delivered again', output);
    if (values.missing) return said(await store.deliverMissing(), 'to be delivered', output);
    const undone = await store.undoneDeliveries();
    for (const { lead, target, kind, attempts, problem, isGivenUp, began } of undone) {
      const state = isGivenUp ? 'given up' : 'waits';
      const why = problem === null ? '' : `: ${problem}`;
      output.log(
        `${lead}  ${target}  ${kind}  ${state} since ${began}, ${pluralize(attempts, 'attempt', 'attempts')}${why}`,
      );
    }
    await tellOfMissing(store, output);
    return undone.some(({ isGivenUp }) => isGivenUp) ? 1 : 0;
  },
};

function settingsOf(root: string): ReturnType<typeof leadSettings> {
  const { privacy } = builtProviderConfig(root).site;
  try {
    return leadSettings(readSettings(process.env), privacy.leadDays);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Commands for a person's rights over their leads and for the operator's backup. */
export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  words: 2,
  options: {
    dni: { type: 'string', default: '' },
    email: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    days: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    deliver: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  run: async ({ positionals: [name = '', file], values, root, output }) => {
    const task = Object.hasOwn(TASKS, name) && TASKS[name];
    if (!task) throw new UsageError('Say one task.');
    if (!/^\d{0,5}$/.test(values.days)) throw new UsageError('--days is a whole number of at most 5 digits.');
    const settings = settingsOf(root);
    const store = connectLeadStore({ ...settings, onProblem: output.error });
    const days = values.days === '' ? settings.leadsDays : Number(values.days);
    return task(store, { values, file, days, output }).finally(store.close);
  },
});
