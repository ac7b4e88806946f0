import { spawnSync } from 'node:child_process';
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

/** How far a build is; any other line is a warning that somebody has to act upon. */
const PROGRESS_LINES = 3;

/** Builds the site once and serves it, for every end-to-end test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A child process, because inside vitest NODE_ENV would make it a development build.
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--outDir', dist], {
    encoding: 'utf8',
    env: { ...process.env, ...project.config.env, NODE_ENV: 'production', VITEST: '' },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  const lines = `${stdout}${stderr}`.trim().split('\n');
  if (lines.length > PROGRESS_LINES) throw new Error(`The build says too much:\n${lines.join('\n')}`);
  const server = await serveDist(dist, project.config.env as Record<string, string>);
  project.provide('site', server.url);
  project.provide('leadsFile', server.leadsFile);
  project.provide('dist', dist);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
