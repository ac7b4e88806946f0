import { type ChildProcess, spawn } from 'node:child_process';

export type RunningServer = { url: string; process: ChildProcess; stop: () => Promise<void> };

type ServerOptions = { leadsFile: string; env?: Record<string, string> };

/** Starts the real server as a process of its own on a free port, and waits until it says where it listens. */
export function startServer({ leadsFile, env = {} }: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, ['scripts/launch.js', 'serve'], {
    env: { ...process.env, PORT: '0', LEADS_FILE: leadsFile, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let output = '';
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
    child.stdout.on('data', (data: Buffer) => {
      output += data;
      const url = /Ready: (http:\S+)\//.exec(output)?.[1];
      if (url) resolve({ url, process: child, stop });
    });
  });
}
