import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createApp } from '#scripts/server/app.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { createLog } from '#scripts/server/log.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { readSettings } from '#scripts/server/settings.ts';
import { startServer as serve, type StartOptions } from '#scripts/server/start.ts';

/** Files of a small built site, by name. */
export const SMALL_SITE: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><h1>Inicio</h1>',
  'galicia.html': `<!doctype html><h1>Galicia</h1>${'<p>Texto</p>'.repeat(200)}`,
  'banco/bbva-argentina.html': '<!doctype html><h1>BBVA</h1>',
  'banco/404.html': '<!doctype html><h1>No hay tal banco</h1>',
  '404.html': '<!doctype html><h1>No hay tal página</h1>',
  'robots.txt': 'User-agent: *\n',
  'assets/main-AbC1.js': 'console.log(1)',
  '.secret': 'hidden',
  '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/galicia\n  Content-Security-Policy: page\n/404\n  Content-Security-Policy: lost\n',
  _redirects:
    '/banco-galicia /galicia 301\n/corta /galicia?utm_campaign=folleto 302\n/lugar /galicia#cifras 302\n',
};

/** Writes files into a new temporary folder; a page and the scripts also compressed, as the build does. */
export function writeSite(files: Readonly<Record<string, string>> = SMALL_SITE): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!/galicia|assets/.test(name)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return folder;
}

/** What a line of the log says, without its moment and the request's id. */
type Line = { level: string; msg: string; [field: string]: unknown };

type Changes = Partial<StartOptions['settings']> &
  Partial<Pick<StartOptions, 'dist' | 'requestMilliseconds'>>;

/** Starts the whole server on a free port, with a small site and a file of leads of its own. */
export async function startServer(
  { requestMilliseconds, dist: given, ...changes }: Changes = {},
  prepare: StartOptions['prepare'] = () => undefined,
) {
  const dist = given ?? writeSite();
  const leadsFile = join(dist, '.data', 'leads.db');
  const lines: Line[] = [];
  const write = (text: string): void => {
    const { time: _, reqId: __, ...line } = JSON.parse(text) as Line;
    lines.push(line);
  };
  const server = await serve({
    settings: { ...readSettings({}), port: 0, leadsFile, callsPerMinute: 100_000_000, ...changes },
    dist,
    config: loadProviderConfig('.'),
    log: createLog('info', { write }),
    prepare,
    ...(requestMilliseconds && { requestMilliseconds }),
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dist, { recursive: true, force: true });
  };
  return { url: server.url, dist, leadsFile, lines, stop };
}

/** The address of a server's metrics, as its log tells it. */
export const metricsOf = ({ lines }: { lines: readonly Line[] }): string =>
  lines.find(({ msg }) => msg.startsWith('Metrics: '))?.msg.slice('Metrics: '.length) ?? '';

/** The endpoints without a socket, for thousands of requests. */
export function createEndpoints() {
  const folder = mkdtempSync(join(tmpdir(), 'leads-'));
  const log = createLog('error', { write: () => undefined });
  const store = connectLeadStore({ leadsFile: join(folder, 'leads.db'), onProblem: () => undefined });
  const settings = { ...readSettings({}), callsPerMinute: 100_000_000 };
  const app = createApp({ config: loadProviderConfig('.'), store, site: null, log, settings });
  return {
    post: async (url: string, body: unknown) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const {
        statusCode: status,
        headers,
        payload: text,
      } = await app.inject({ method: 'POST', url, payload });
      return { status, headers, value: JSON.parse(text) as Answered };
    },
    close: async () => {
      await app.close();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type Answered = { offers?: unknown[]; error?: string; fields?: { field: string; message: string }[] };

/**
 * Sends bytes as they are and gives back all that comes until the server closes the connection, or says nothing for
 * `silence` milliseconds: for requests that it may go on waiting for.
 */
export function sendRaw(url: string, bytes: string, silence = 20_000): Promise<string> {
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

/** The same for one test, at whose end it stops. */
export async function runServer(...given: Parameters<typeof startServer>) {
  const server = await startServer(...given);
  let ended: Promise<void> | undefined;
  const stop = (): Promise<void> => (ended ??= server.stop());
  onTestFinished(stop);
  return { ...server, stop };
}
