import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, but it is somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what runs that were killed while writing left behind. */
function removeLeftovers(folder: string, start: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(start) ? /\.(\d+)\.tmp$/.exec(name)?.[1] : undefined;
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Replaces a file as a whole: whoever reads it, at any moment and after any crash, finds the old text or the new one.
 * The text is on disk under another name in the same folder before it takes the place of the old one.
 *
 * @throws Error of the file system; the old file stands then.
 */
export function replaceFile(path: string, text: string): void {
  const [folder, start] = [dirname(path), `.${basename(path)}.`];
  removeLeftovers(folder, start);
  const draft = join(folder, `${start}${process.pid}.tmp`);
  try {
    writeFileSync(draft, text, { flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  try {
    // Makes the new name survive a power cut; the file itself is on disk already.
    const descriptor = openSync(folder, 'r');
    fsyncSync(descriptor);
    closeSync(descriptor);
  } catch {
    // Windows and some network drives cannot sync a folder: nothing more to be done there.
  }
}
