import { statSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { askForChange, type Change, takeChanges } from '#scripts/server/leads/control.ts';
import { leadsOf } from '#scripts/server/leads/csv.ts';
import { createFileLock, HeldError } from '#scripts/server/leads/file-lock.ts';
import { createLeadFile } from '#scripts/server/leads/lead-file.ts';
import { isOf, type Lead, oldestKept, received, UUID } from '#scripts/server/leads/lead.ts';
import { createMemoryLimit } from '#scripts/server/leads/limits.ts';
import { targetsOf } from '#scripts/server/leads/deliveries.ts';
import type { LeadSettings, LeadStore, PurgePlan } from '#scripts/server/leads/lead-store.ts';

// Leads put back that share a flush.
const BATCH = 1000;

/** Notes what was taken out, by its count and ids alone, so that a backup does not bring it back. */
const createAudit = (path: string) => ({
  note: (kind: string, leads: readonly Lead[]) =>
    appendFile(
      path,
      `${[new Date().toISOString(), kind, leads.length, ...leads.map(({ id }) => id)].join(' ')}\n`,
      {
        mode: 0o600,
      },
    ),
  erased: async (): Promise<Set<string>> => {
    const text = await readFile(path, 'utf8').catch(() => '');
    const lines = text.split('\n').filter((line) => line.includes(' erase '));
    return new Set(lines.flatMap((line) => line.split(' ').filter((word) => UUID.test(word))));
  },
});

/**
 * Store of one machine: a CSV file. A second process that opens it reads it, and has the one that writes it make its
 * changes; leads of its own it cannot add.
 */
export function createFileStore(settings: LeadSettings): LeadStore {
  const { leadsFile, onProblem } = settings;
  let control: Awaited<ReturnType<typeof takeChanges>> | null = null;
  const lock = createFileLock(leadsFile, async () => {
    control ??= await takeChanges(apply).catch(() => null);
    return control?.address ?? '';
  });
  const file = createLeadFile(leadsFile, lock, onProblem);
  const audit = createAudit(`${leadsFile}.audit`);

  const takeOut = async (kind: string, keep: (lead: Lead) => boolean): Promise<number> => {
    const removed = await file.filter(keep);
    if (removed.length > 0) await audit.note(kind, removed);
    return removed.length;
  };
  const restore = async (path: string): Promise<number> => {
    const erased = await audit.erased();
    let added = 0;
    let batch: Promise<'added' | 'known'>[] = [];
    const settle = async (): Promise<void> => {
      added += (await Promise.all(batch)).filter((outcome) => outcome === 'added').length;
      batch = [];
    };
    for await (const lead of leadsOf(path)) {
      if (!erased.has(lead.id)) batch.push(file.add(lead));
      if (batch.length === BATCH) await settle();
    }
    await settle();
    return added;
  };
  const apply = async (change: Change): Promise<number> => {
    await file.prepare();
    if (change.kind === 'erase') return takeOut('erase', (lead) => !isOf(change.person, lead));
    if (change.kind === 'restore') return restore(change.path);
    const oldest = oldestKept(change.days);
    return takeOut('purge', ({ recibido }) => recibido >= oldest);
  };
  const change = (wanted: Change): Promise<number> =>
    apply(wanted).catch((error: unknown) => {
      if (!(error instanceof HeldError) || error.control === '') throw error;
      return askForChange(error.control, wanted);
    });

  const all = async function* (): AsyncGenerator<Lead> {
    // A device such as /dev/full would be read without end.
    if (statSync(leadsFile, { throwIfNoEntry: false })?.isFile()) yield* leadsOf(leadsFile);
  };

  const limit = createMemoryLimit();
  return {
    add: (lead) => file.add(received(lead)),
    writable: () =>
      file.prepare().then(
        () => true,
        (error: Error) => {
          onProblem(`Leads cannot be written to ${leadsFile}: ${error.message}`);
          return false;
        },
      ),
    all,
    find: async (person) => {
      const found: Lead[] = [];
      for await (const lead of all()) if (isOf(person, lead)) found.push(lead);
      return found;
    },
    erase: (person) => change({ kind: 'erase', person }),
    purgePlan: async (days) => {
      const oldest = oldestKept(days);
      const plan: PurgePlan = { total: 0, due: 0, newest: null, clock: new Date().toISOString() };
      for await (const { recibido } of all()) {
        plan.total += 1;
        if (recibido < oldest) plan.due += 1;
        if (plan.newest === null || recibido > plan.newest) plan.newest = recibido;
      }
      return plan;
    },
    purge: (days) => change({ kind: 'purge', days }),
    restore: (path) => change({ kind: 'restore', path }),
    limit,
    quickLimit: limit,
    deliver: () => {
      if (targetsOf(settings).length > 0)
        onProblem('Leads are not delivered: only the store postgres can do that');
    },
    deliveries: async () => ({ waiting: 0, delivered: 0, failed: 0 }),
    failedDeliveries: async () => [],
    deliverAgain: async () => 0,
    close: async () => {
      await file.close();
      await lock.release();
      await control?.close();
    },
  };
}
