import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveDist } from '../server/server.ts';

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
  const server = await serveDist(dist, project.config.env as Record<string, string>);
  project.provide('site', server.url);
  project.provide('leadsFile', server.leadsFile);
  project.provide('dist', dist);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
