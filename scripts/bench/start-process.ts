import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

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
