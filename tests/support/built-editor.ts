import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { ROOT } from './content.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

export type BuiltEditor = { folder: string; address: string; close: () => void };

/** The editor's page as it is published, built with some environment; any host will do: files and nothing else. */
export async function builtEditor(env: Record<string, string> = {}): Promise<BuiltEditor> {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const config = 'scripts/review/editor/vite.config.ts';
  const parameters = ['--config', config, '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
  execFileSync('npx', ['vite', 'build', ...parameters], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...env },
  });
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = request.url === '/' ? 'index.html' : (request.url ?? '');
    const type = TYPES[extname(path)] ?? 'application/json';
    return response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, path)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    folder,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
