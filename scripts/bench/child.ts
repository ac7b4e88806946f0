import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** What a command took. */
export type Usage = {
  /** Wall clock, of the whole command. */
  seconds: number;
  /** Processor time of all its Node processes, user and system. */
  cpuSeconds: number;
  /** Largest resident set of its Node processes. */
  megabytes: number;
};

const METER = pathToFileURL(join(import.meta.dirname, 'note-usage.js')).href;
type Used = { cpuSeconds: number; megabytes: number };

/**
 * Runs a command to its end and measures it.
 *
 * @throws Error with what it said when it fails.
 */
export async function measureCommand(command: string, args: readonly string[], cwd: string): Promise<Usage> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const file = join(folder, 'usage.jsonl');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${METER}`,
    BENCH_USAGE: file,
  };
  const start = performance.now();
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: Infinity });
  const seconds = (performance.now() - start) / 1000;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const processes = lines.map((line) => JSON.parse(line) as Used);
  return {
    seconds,
    cpuSeconds: processes.reduce((sum, one) => sum + one.cpuSeconds, 0),
    megabytes: Math.max(...processes.map((one) => one.megabytes)),
  };
}
