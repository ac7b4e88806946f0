import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who writes a file. */
type Holder = {
  pid: number;
  host: string;
  /** Moment in ISO 8601. */
  since: string;
  token: string;
  /** Socket at which the holder takes requests, on its own machine; empty when it takes none. */
  control: string;
};

/** The file is being written by somebody else. */
export class HeldError extends Error {
  /** Where its holder takes changes: a socket of this machine. */
  readonly control: string;

  constructor(path: string, { pid, host, since, control }: Holder) {
    super(`process ${pid} on ${host} has been writing ${path} since ${since}`);
    this.control = host === hostname() ? control : '';
  }
}

// Whoever holds a lock renews it; an older one is stale, also when the number of the process that left it is by now
// another's, as after the machine started anew.
const RENEWAL = 10_000;
const DEAD = 60_000;
// When two processes take over a stale lock at once, the one whose token is in the file a moment later has it.
const SETTLE = 100;

const mine = new Set<string>();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readHolder = (lock: string): Promise<Holder | null> =>
  readFile(lock, 'utf8')
    .then((text) => JSON.parse(text) as Holder)
    .catch(() => null);

async function isDead(lock: string): Promise<boolean> {
  const holder = await readHolder(lock);
  // Of a run before this one, when ours is the only process there is.
  if (holder?.host === hostname() && holder.pid === process.pid) return !mine.has(holder.token);
  if (holder?.host === hostname() && !isRunning(holder.pid)) return true;
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: 0 }));
  return Date.now() - mtimeMs > DEAD;
}

export type FileLock = ReturnType<typeof createFileLock>;

/** Lock of a file, beside it and with its holder's name; taken over when its holder no longer runs. */
export function createFileLock(path: string, control: () => Promise<string>) {
  const lock = `${path}.lock`;
  const token = randomUUID();
  let renewal: NodeJS.Timeout | undefined;
  const isMine = async (): Promise<boolean> => (await readHolder(lock))?.token === token;

  const take = async (): Promise<boolean> => {
    const since = new Date().toISOString();
    const holder: Holder = { pid: process.pid, host: hostname(), since, token, control: await control() };
    const text = JSON.stringify(holder);
    try {
      await writeFile(lock, text, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (!(await isDead(lock))) return false;
    const draft = `${lock}.${token}`;
    await writeFile(draft, text, { mode: 0o600 });
    await rename(draft, lock);
    await sleep(SETTLE);
    return isMine();
  };
  return {
    /** Takes the lock, unless it is held already; throws HeldError when somebody else holds it. */
    acquire: async (): Promise<void> => {
      if (await isMine()) return;
      mine.add(token);
      if (!(await take())) {
        mine.delete(token);
        const holder = await readHolder(lock);
        throw holder ? new HeldError(path, holder) : new Error(`${lock} is being written`);
      }
      clearInterval(renewal);
      const renew = () => void utimes(lock, new Date(), new Date()).catch(() => undefined);
      renewal = setInterval(renew, RENEWAL).unref();
    },
    release: async (): Promise<void> => {
      clearInterval(renewal);
      if (mine.delete(token) && (await isMine())) await rm(lock, { force: true });
    },
  };
}
