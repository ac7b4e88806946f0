import { execFile, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
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

const MOST_SAID = 4000;

/**
 * Starts a process and waits until what it says has the sign that it is ready. Its `stop` also ends what it started
 * itself when it is `detached`.
 *
 * @throws Error with the end of what it said when it ends before.
 */
export function startProcess(
  [command, ...args]: [string, ...string[]],
  options: SpawnOptions,
  sign: RegExp,
): Promise<{ said: RegExpExecArray; pid: number; stop: () => Promise<void> }> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const pid = child.pid ?? 0;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) process.kill(options.detached ? -pid : pid, 'SIGTERM');
    await ended;
  };
  let text = '';
  return new Promise((resolve, reject) => {
    const hear = (part: string): void => {
      text = (text + part).slice(-MOST_SAID);
      const said = sign.exec(text);
      if (said) resolve({ said, pid, stop });
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    ended.then(([code]) => reject(new Error(`${command} ended with ${String(code)}: ${text}`)), reject);
  });
}
