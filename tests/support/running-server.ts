import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createApp } from '#scripts/server/app.ts';
import { listen } from '#scripts/server/listen.ts';
import { createProvider, loadProviderConfig } from '#scripts/server/provider.ts';
import type { ProviderSettings } from '#scripts/server/provider.ts';

/** Files of a small built site, by name. */
export const SMALL_SITE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><h1>Inicio</h1>',
  'galicia.html': `<!doctype html><h1>Galicia</h1>${'<p>Texto</p>'.repeat(200)}`,
  'banco/bbva-argentina.html': '<!doctype html><h1>BBVA</h1>',
  'banco/404.html': '<!doctype html><h1>Banco no encontrado</h1>',
  '404.html': '<!doctype html><h1>No encontramos esa página</h1>',
  'robots.txt': 'User-agent: *\n',
  'assets/main-AbC1.js': 'console.log(1)',
  '.secret': 'hidden',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/galicia\n  Content-Security-Policy: page\n/404\n  Content-Security-Policy: lost\n',
  _redirects: '/banco-galicia /galicia 301\n/banco/* /banco/404 404\n',
};

/** Writes files into a new temporary folder; text of a page also compressed, as the build does. */
export function writeSite(files: Readonly<Record<string, string>> = SMALL_SITE): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (name !== 'galicia.html') continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return folder;
}

/** Starts the whole server on a free port, with a small site and a file of leads of its own. */
export async function startServer(settings: Partial<ProviderSettings> = {}) {
  const dist = writeSite();
  const leadsFile = join(dist, '.data', 'leads.csv');
  const reports: string[] = [];
  const report = (problem: string): void => void reports.push(problem);
  const provider = createProvider(loadProviderConfig('.'), {
    leadsFile,
    leadsPerMinute: 1_000_000,
    trustedProxies: 0,
    bodyMilliseconds: 300,
    report,
    ...settings,
  });
  const app = createApp({ dist, endpoints: provider.middleware, report });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const stop = async (): Promise<void> => {
    await server.stop();
    await provider.close();
    rmSync(dist, { recursive: true });
  };
  return { url: server.url, dist, leadsFile, reports, stop };
}

/** Sends bytes as they are and gives back all that comes until the server closes or falls silent. */
export function sendRaw(url: string, bytes: string, silence = 400): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const finish = (): void => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(silence, finish);
    socket
      .on('data', (chunk) => (received += chunk.toString()))
      .on('close', finish)
      .on('error', finish);
    socket.write(bytes);
  });
}
