import { mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FileHandle } from 'node:fs/promises';

/** File of whole lines, one writer. What was appended survives the process being killed at any moment. */
export type LeadFile = {
  /** Resolves when the line (which ends in a newline) is on disk; rejects when it is not, and then it never will be. */
  append: (line: string) => Promise<void>;
  /** Waits for what is being written. */
  close: () => Promise<void>;
};

type Waiting = { line: string; written: () => void; failed: (error: unknown) => void };

type Opened = { handle: FileHandle; inode: number };

const CHUNK = 64 * 1024;
const NEWLINE = 10;

/** Length of the file up to and with its last newline, looked for from the end. */
async function lengthOfWholeLines(handle: FileHandle, size: number): Promise<number> {
  const buffer = Buffer.alloc(CHUNK);
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - CHUNK);
    const { bytesRead } = await handle.read(buffer, 0, end - start, start);
    const newline = buffer.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (newline !== -1) return start + newline + 1;
    end = start;
  }
  return 0;
}

async function checkHeader(handle: FileHandle, header: string): Promise<void> {
  const expected = Buffer.from(header);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(expected.length), 0, expected.length, 0);
  if (!buffer.subarray(0, bytesRead).equals(expected))
    throw new Error('the file has other columns than a lead');
}

/** Makes the names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Opens the file, makes it when there is none, and cuts off a line that a killed writer left torn. */
async function openLines(path: string, header: string): Promise<Opened> {
  await mkdir(dirname(path), { recursive: true });
  const handle = await open(path, 'a+', 0o600);
  try {
    const { size, ino } = await handle.stat();
    const length = await lengthOfWholeLines(handle, size);
    if (length < size) await handle.truncate(length);
    if (length > 0) {
      await checkHeader(handle, header);
      return { handle, inode: ino };
    }
    await handle.appendFile(header);
    await handle.sync();
    await syncFolder(dirname(path));
    return { handle, inode: ino };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Whether the path still leads to the open file: not moved away by a rotation nor deleted. */
async function isCurrent(path: string, { inode }: Opened): Promise<boolean> {
  return stat(path).then(
    ({ ino }) => ino === inode,
    () => false,
  );
}

/** Appends whole lines and flushes them; on failure takes back what was written of them. */
async function writeLines({ handle }: Opened, lines: string): Promise<void> {
  const { size } = await handle.stat();
  try {
    await handle.appendFile(lines);
    await handle.datasync();
  } catch (error) {
    await handle.truncate(size);
    throw error;
  }
}

/**
 * File of leads at a path. Lines that arrive while others are being flushed are written together and share the next
 * flush. After a failure the file is opened, and mended, anew with the next line.
 */
export function createLeadFile(path: string, header: string): LeadFile {
  let waiting: Waiting[] = [];
  let writer: Promise<void> | null = null;
  let opened: Opened | null = null;

  const letGo = async (): Promise<void> => {
    const { handle } = opened ?? {};
    opened = null;
    await handle?.close().catch(() => undefined);
  };
  const write = async (lines: string): Promise<void> => {
    if (opened && !(await isCurrent(path, opened))) await letGo();
    opened ??= await openLines(path, header);
    await writeLines(opened, lines);
  };
  const writeWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.map(({ line }) => line).join(''));
        for (const { written } of batch) written();
      } catch (error) {
        await letGo();
        for (const { failed } of batch) failed(error);
      }
    }
    writer = null;
  };

  return {
    append: (line) =>
      new Promise((written, failed) => {
        waiting.push({ line, written, failed });
        writer ??= writeWaiting();
      }),
    close: async () => {
      await writer;
      await letGo();
    },
  };
}
