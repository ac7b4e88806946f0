import { type FileHandle, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LEAD_HEADER, leadRow, readLeads } from '#scripts/server/leads/csv.ts';

export type Opened = { handle: FileHandle; inode: number };

const CHUNK = 64 * 1024;
export const HEADER_BYTES = Buffer.byteLength(LEAD_HEADER);
const ENDS_IN_ID = /,[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function bytesAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Makes the names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The next version of a file: the file is as it was until `commit`, and as the draft from then on, never in between. */
export async function startDraft(path: string) {
  const draft = `${path}.new`;
  const handle = await open(draft, 'w', 0o600);
  let pending = LEAD_HEADER;
  const flush = async (): Promise<void> => {
    await handle.appendFile(pending);
    pending = '';
  };
  return {
    add: async (line: string): Promise<void> => {
      pending += line;
      if (pending.length > CHUNK) await flush();
    },
    commit: async (): Promise<void> => {
      await flush();
      await handle.sync();
      await handle.close();
      await rename(draft, path);
      await syncFolder(dirname(path));
    },
    discard: async (): Promise<void> => {
      await handle.close().catch(() => undefined);
      await rm(draft, { force: true });
    },
  };
}

/** Ends the last line that a killed writer left whole but for its end, and cuts off one that it left torn. */
async function repairEnd(handle: FileHandle, size: number): Promise<void> {
  for (let end = size; ; end -= CHUNK) {
    const start = Math.max(0, end - CHUNK);
    const bytes = await bytesAt(handle, start, end - start);
    const length = start + bytes.lastIndexOf('\n') + 1;
    if (length === size) return;
    // A whole row ends in its id.
    if (end === size && ENDS_IN_ID.test(bytes.toString())) return handle.appendFile('\n');
    if (length > start) return handle.truncate(length);
  }
}

/** Writes in our own form what a spreadsheet wrote in its own, or an older version did. Gives what came of it. */
async function repairFormat(path: string): Promise<string> {
  const aside = `${path}.unreadable-${new Date().toISOString().replaceAll(':', '')}`;
  const draft = await startDraft(path);
  let unreadable = '';
  let leads = 0;
  try {
    for await (const { lead, raw } of readLeads(path)) {
      if (lead) await draft.add(leadRow(lead));
      else unreadable += raw;
      leads += lead ? 1 : 0;
    }
    if (unreadable !== '') await writeFile(aside, unreadable, { mode: 0o600, flush: true });
    await draft.commit();
  } catch (error) {
    await draft.discard();
    throw error;
  }
  const rest = unreadable === '' ? '' : `; lines that are no leads were moved to ${aside}`;
  return `others had changed it; written anew with its ${leads} leads${rest}`;
}

/** Opens the file, makes it when there is none, and repairs what others or a killed writer left. */
export async function openLines(path: string, onProblem: (problem: string) => void): Promise<Opened> {
  const handle = await open(path, 'a+', 0o600);
  try {
    const { size, ino } = await handle.stat();
    const start = (await bytesAt(handle, 0, Math.min(HEADER_BYTES, size))).toString();
    if (start === LEAD_HEADER) await repairEnd(handle, size);
    else if (!LEAD_HEADER.startsWith(start)) {
      onProblem(`The file of leads was repaired: ${await repairFormat(path)}`);
      await handle.close();
      return await openLines(path, onProblem);
    } else {
      if (size > 0) await handle.truncate(0);
      await handle.appendFile(LEAD_HEADER);
      await handle.sync();
      await syncFolder(dirname(path));
    }
    return { handle, inode: ino };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
