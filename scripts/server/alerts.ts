import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { OpenLeadStore } from '#scripts/server/leads/store.ts';
import type { Settings } from '#scripts/server/settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PAUSE = 60_000;
const TIMEOUT = 10_000;
const LEAST_FREE = 0.1;
/** Days after which a record, and a backup, is old. */
const RECORD_DAYS = 45;
const BACKUP_DAYS = 2;

/** The watched server: `name` is its site, `asOf` the day that the record was declared (YYYY-MM-DD). */
export type Watched = {
  name: string;
  asOf: string;
  /** Folder whose disk is to have room, and the share of that which is free. */
  folder: string;
  freeShare: () => Promise<number>;
  store: Pick<OpenLeadStore, 'writable' | 'deliveries' | 'isPurgeHeldBack' | 'lastBackup'>;
};

/** The disk of the file that leads are kept in, or the one that the server runs on. */
export function watchedDisk({
  leadsFile,
  leadsDatabaseUrl,
}: Settings): Pick<Watched, 'folder' | 'freeShare'> {
  const folder = leadsDatabaseUrl === '' ? dirname(resolve(leadsFile)) : resolve('.');
  return { folder, freeShare: () => statfs(folder).then(({ bavail, blocks }) => bavail / blocks) };
}

/** Looks at what may be wrong; each gives the sentence for the operator with what to do, or null while it is well. */
const LOOKS: Readonly<Record<string, (watched: Watched, now: number) => Promise<string | null>>> = {
  store: async ({ store }) =>
    (await store.writable()) ? null : 'No se puede guardar ningún contacto: el registro dice por qué.',
  deliveries: async ({ store }, now) => {
    const { waiting, oldest, givenUp } = await store.deliveries();
    const isLate = oldest !== null && Date.parse(oldest) < now - HOUR;
    const waits = isLate ? [`esperan ${waiting}, la más vieja desde ${oldest}`] : [];
    const said = [
      ...waits,
      ...(givenUp > 0 ? [`se abandonaron o las hace una persona ${givenUp}`] : []),
    ].join(' y ');
    return said === '' ? null : `De las entregas ${said}: leads deliveries.`;
  },
  record: async ({ asOf }, now) =>
    Date.parse(asOf) < now - RECORD_DAYS * DAY
      ? `Los préstamos son los del ${asOf}: hay que renovar el registro y publicar el sitio.`
      : null,
  disk: async ({ folder, freeShare }) => {
    const share = await freeShare();
    return share < LEAST_FREE ? `Al disco de ${folder} le queda el ${Math.floor(share * 100)} %.` : null;
  },
  backup: async ({ store }, now) => {
    const last = await store.lastBackup();
    const isOld = last !== null && Date.parse(last) < now - BACKUP_DAYS * DAY;
    return isOld ? `La última copia de los contactos es del ${last}: leads backup.` : null;
  },
  purge: async ({ store }) =>
    store.isPurgeHeldBack()
      ? 'Los contactos vencidos esperan que alguien mire: leads purge, y con --yes si está bien.'
      : null,
};

/** Time (ms) after which a sentence is said again. */
const againAfter = (name: string): number => (name === 'record' ? 7 * DAY : HOUR);

/** Sends a message as chat tools take it: Discord in `content`, all others in `text`. Throws why it was not taken. */
export async function tellChat(url: string, message: string, stopped?: AbortSignal): Promise<void> {
  const field = /(?:^|\.)discord(?:app)?\.com$/.test(new URL(url).hostname) ? 'content' : 'text';
  const { ok, status, body } = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [field]: message }),
    signal: AbortSignal.any([...(stopped ? [stopped] : []), AbortSignal.timeout(TIMEOUT)]),
  });
  await body?.cancel();
  if (!ok) throw new Error(`status ${status}`);
}

/**
 * Looks every minute, until it is stopped, at what may be wrong with this server, and tells it to `url`: each sentence at
 * most once in its time, and once when all is well again.
 */
export function startAlerts(url: string, watched: Watched, onProblem: (line: string) => void) {
  const stopped = new AbortController();
  const told = new Map<string, number>();
  let isOpen = false;
  let looking = Promise.resolve();
  const tell = (sentence: string): Promise<boolean> =>
    tellChat(url, `${watched.name}: ${sentence}`, stopped.signal).then(
      () => true,
      ({ message }: Error) => {
        if (!stopped.signal.aborted) onProblem(`An alert was not sent: ${message}`);
        return false;
      },
    );
  const look = async (): Promise<void> => {
    const now = Date.now();
    const found = await Promise.all(
      // A look that fails because of another fault stays silent: the look for that fault reports it.
      Object.entries(LOOKS).map(
        async ([name, see]) => [name, await see(watched, now).catch(() => null)] as const,
      ),
    );
    const wrong = found.filter(([, sentence]) => sentence !== null);
    const due = wrong.filter(([name]) => now - (told.get(name) ?? -Infinity) >= againAfter(name));
    if (due.length > 0 && (await tell(due.map(([, sentence]) => sentence).join(' ')))) {
      for (const [name] of due) told.set(name, now);
      isOpen = true;
    }
    if (wrong.length === 0 && isOpen) isOpen = !(await tell('Está bien otra vez.'));
  };
  const lookAgain = (): void => {
    looking = looking.then(() => (stopped.signal.aborted ? undefined : look()));
  };
  lookAgain();
  const timer = setInterval(lookAgain, PAUSE).unref();
  return {
    stop: (): Promise<void> => {
      clearInterval(timer);
      stopped.abort();
      return looking;
    },
  };
}
