import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { commandArgs } from '../server/commands.ts';
import { run } from '../server/server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the built site, served as `npm start` serves it. */
    site: string;
    /** The file the embedded endpoint writes leads to. */
    leadsFile: string;
    /** Folder of the built site. */
    dist: string;
  }
}

/** Builds the site once and serves it, for every end-to-end test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A child process, because inside vitest NODE_ENV would make it a development build.
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', dist], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...project.config.env, NODE_ENV: 'production', VITEST: '' },
  });
  const leadsFile = join(folder, 'leads.db');
  const env = { ...project.config.env, DIST: dist, LEADS_FILE: leadsFile };
  const server = await run(commandArgs('serve'), process.cwd(), env);
  if (server.url === '') throw new Error(`The server ended: ${server.errors()}${server.log()}`);
  project.provide('site', server.url);
  project.provide('leadsFile', leadsFile);
  project.provide('dist', dist);
  return async () => {
    server.kill('SIGTERM');
    await server.exited;
    rmSync(folder, { recursive: true, force: true });
  };
}
