import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** Processor time (user and system) of a command's Node processes, and the largest resident set of them. */
type Used = { cpuSeconds: number; megabytes: number };
/** Resources that a command used, with its wall-clock time. */
export type Usage = Used & { seconds: number };

const METER = pathToFileURL(join(import.meta.dirname, 'note-usage.js')).href;

/**
 * Runs a command to its end and measures it.
 *
 * @throws Error with what it said when it fails.
 */
export async function measureCommand(command: string, args: readonly string[], cwd: string): Promise<Usage> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const file = join(folder, 'usage.jsonl');
  const measured = {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import ${METER}`,
    BENCH_USAGE: file,
    // Sites of any size are measured, also those that no static host takes.
    HOST_LIMITS: 'say',
  };
  const env = { ...process.env, ...measured };
  const start = performance.now();
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: Infinity });
  const seconds = (performance.now() - start) / 1000;
  const processes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Used);
  rmSync(folder, { recursive: true });
  return {
    seconds,
    cpuSeconds: processes.reduce((sum, one) => sum + one.cpuSeconds, 0),
    megabytes: Math.max(...processes.map((one) => one.megabytes)),
  };
}
