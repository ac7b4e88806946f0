import { type FileHandle, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { LEAD_HEADER, leadRow, readLeads } from '#scripts/server/leads/csv.ts';
import { HEADER_BYTES, type Opened, openLines, startDraft } from '#scripts/server/leads/open-file.ts';
import type { FileLock } from '#scripts/server/leads/file-lock.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';

type Waiting = { line: string; written: () => void; failed: (error: unknown) => void };

const ID_LENGTH = 36;
// Ids remembered, of the newest leads: a browser repeats a lead for as long as its page is open.
const MOST_IDS = 200_000;

/** Whether the path still leads to the open file: not moved away nor deleted. */
const isCurrent = (path: string, { inode }: Opened): Promise<boolean> =>
  stat(path).then(
    ({ ino }) => ino === inode,
    () => false,
  );

/** Appends whole lines and flushes them; on failure takes back what was written of them. */
async function writeLines({ handle }: Opened, lines: string): Promise<void> {
  const { size } = await handle.stat();
  try {
    // A rotation that copies and truncates leaves the open file without its header.
    await handle.appendFile(size === 0 ? LEAD_HEADER + lines : lines);
    await handle.datasync();
  } catch (error) {
    await handle.truncate(size);
    throw error;
  }
}

/** The ids of leads that are in the file or on their way into it. */
function createKnownIds() {
  const ids = new Map<string, Promise<void>>();
  const remember = (id: string, written: Promise<void>): void => {
    ids.set(id, written);
    const [oldest] = ids.keys();
    if (ids.size > MOST_IDS && oldest !== undefined) ids.delete(oldest);
  };
  const load = async (handle: FileHandle): Promise<void> => {
    const written = Promise.resolve();
    const lines = createInterface({ input: handle.createReadStream({ start: 0, autoClose: false }) });
    for await (const line of lines) remember(line.slice(-ID_LENGTH), written);
  };
  return { ids, remember, load };
}

/** Jobs one after the other, whether those before succeed or not; `ended` waits for the last. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  const add = <T>(job: () => Promise<T>): Promise<T> => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
  return { add, ended: () => last };
}

/**
 * CSV file of leads at a path, written only while the lock is held. What was added survives the process being killed at
 * any moment. Leads that arrive while others are being flushed are written together and share the next flush. After a
 * failure the file is opened, and repaired, anew with the next lead.
 */
export function createLeadFile(path: string, lock: FileLock, onProblem: (problem: string) => void) {
  const known = createKnownIds();
  const writing = createQueue();
  const filtering = createQueue();
  let waiting: Waiting[] = [];
  let opened: Opened | null = null;
  let areIdsLoaded = false;

  const letGo = async (): Promise<void> => {
    const { handle } = opened ?? {};
    opened = null;
    await handle?.close().catch(() => undefined);
  };
  const ready = async (): Promise<Opened> => {
    if (opened && !(await isCurrent(path, opened))) {
      await letGo();
      // What went with the file may come again.
      known.ids.clear();
      areIdsLoaded = false;
    }
    await mkdir(dirname(path), { recursive: true });
    await lock.acquire();
    opened ??= await openLines(path, onProblem);
    if (!areIdsLoaded) await known.load(opened.handle);
    areIdsLoaded = true;
    return opened;
  };
  const writeWaiting = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      await writeLines(await ready(), batch.map(({ line }) => line).join(''));
      for (const { written } of batch) written();
    } catch (error) {
      await letGo();
      for (const { failed } of batch) failed(error);
    }
  };
  const append = (line: string): Promise<void> =>
    new Promise((written, failed) => {
      waiting.push({ line, written, failed });
      if (waiting.length === 1) void writing.add(writeWaiting);
    });
  const filter = async (keep: (lead: Lead) => boolean): Promise<Lead[]> => {
    const removed: Lead[] = [];
    const { inode, end } = await writing.add(async () => ({
      inode: (await ready()).inode,
      end: (await stat(path)).size,
    }));
    const draft = await startDraft(path);
    const copy = async (range: { start: number; end: number }): Promise<void> => {
      for await (const { lead, raw } of readLeads(path, range)) {
        if (!lead || keep(lead)) await draft.add(raw);
        else removed.push(lead);
      }
    };
    try {
      await copy({ start: HEADER_BYTES, end });
      // Only for what came meanwhile do new leads have to wait.
      await writing.add(async () => {
        if ((await ready()).inode !== inode) throw new Error(`${path} was moved away meanwhile`);
        await copy({ start: end, end: (await stat(path)).size });
        await draft.commit();
        await letGo();
      });
    } catch (error) {
      await draft.discard();
      throw error;
    }
    return removed;
  };

  return {
    /** Resolves when the lead is on disk, or was there already; rejects when it is not, and then it never will be. */
    add: async (lead: Lead): Promise<'added' | 'known'> => {
      if (!areIdsLoaded) await append('');
      const earlier = known.ids.get(lead.id);
      if (earlier) return earlier.then(() => 'known');
      const written = append(leadRow(lead));
      known.remember(lead.id, written);
      return written.then(
        () => 'added',
        (error) => {
          known.ids.delete(lead.id);
          throw error;
        },
      );
    },
    /** Opens and repairs the file; rejects when leads cannot be written to it. */
    prepare: (): Promise<void> => append(''),
    /** Takes out the leads that are not to be kept, while others go on being added, and gives them. */
    filter: (keep: (lead: Lead) => boolean): Promise<Lead[]> => filtering.add(() => filter(keep)),
    /** Waits for what is being written. */
    close: async (): Promise<void> => {
      await filtering.ended();
      await writing.ended();
      await letGo();
    },
  };
}
