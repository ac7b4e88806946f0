import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, createServer, type ErrorPayload, type HotPayload } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { config } from '#scripts/build/config-plugin.ts';
import { pagePaths } from '#site/routes.ts';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';
import { contentRoot } from '../../../support/content/content-root.ts';

const ALERCE = 'config/lenders/alerce.json';

type Throttling = { _throttled: Map<string, Map<string, unknown>> };

async function development() {
  const content = contentRoot();
  const plugin = config();
  const server = await createServer({
    root: content.root,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [plugin],
  });
  onTestFinished(() => server.close());
  const sent: HotPayload[] = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload: unknown) => {
    sent.push(payload as HotPayload);
  });
  const nextMessage = async () => {
    const message = await vi.waitFor(() => {
      const next = sent.shift();
      if (!next) throw new Error('nothing sent');
      return next;
    }, 30_000);
    // For 50 ms after a change of a file the watcher tells of no other one.
    const { _throttled: held } = server.watcher as unknown as Throttling;
    await vi.waitFor(() => expect(held.get('change')?.size ?? 0).toBe(0), 10_000);
    return message;
  };
  await plugin.api.content();
  // The watcher reports only what changes after it has looked around once.
  const lenders = dirname(diskPath(content.root, ALERCE));
  await vi.waitFor(() => expect(server.watcher.getWatched()[lenders]).toContain('alerce.json'), 10_000);
  return { ...content, plugin, nextMessage };
}

test('a good edit reloads the page and reaches the other plugins', async () => {
  const { edit, nextMessage, plugin } = await development();
  edit(ALERCE, '"name": "Banco Alerce"', '"name": "Alerce"');
  expect(await nextMessage()).toEqual({ type: 'full-reload' });
  const { lenders } = await plugin.api.content();
  expect(lenders.find(({ id }) => id === 'alerce')?.name).toBe('Alerce');
});

test('a bad edit shows its place and lines, and its repair reloads', async () => {
  const { edit, nextMessage, plugin } = await development();
  edit(ALERCE, '"type": "banco"', '"type": "bank"');
  const { err } = (await nextMessage()) as ErrorPayload;
  expect(err.message).toContain(`${shownFile(ALERCE)}:5:11 /type: dice "bank"`);
  expect(err.loc).toMatchObject({ line: 5, column: 11 });
  expect(err.frame).toContain('5 |   "type": "bank"');
  await expect(plugin.api.content()).rejects.toThrow('quisiste decir «banco»');
  edit(ALERCE, '"type": "bank"', '"type": "banco"');
  expect(await nextMessage()).toEqual({ type: 'full-reload' });
});

test('a lender added and removed makes and unmakes its route', async () => {
  const { read, write, remove, nextMessage, plugin, root } = await development();
  const copy = read(ALERCE)
    .replace('"alerce"', '"nuevo"')
    .replaceAll('Banco Alerce', 'Banco Nuevo')
    .replaceAll('BANCO DE ALERCE Y BUENOS AIRES', 'BANCO NUEVO')
    .replace('banco-de-alerce-y-buenos-aires-s-a', 'banco-nuevo-s-a')
    .replace('"bcraCodes": [7]', '"bcraCodes": [901]');
  write('config/lenders/nuevo.json', copy);
  expect(await nextMessage()).toEqual({ type: 'full-reload' });
  expect(pagePaths(await plugin.api.content())).toContain('/nuevo');
  remove('config/lenders/nuevo.json');
  expect(await nextMessage()).toEqual({ type: 'full-reload' });
  expect(pagePaths(await plugin.api.content())).not.toContain('/nuevo');
  expect(existsSync(join(root, 'src/generated/types.ts'))).toBe(true);
});

test('a build stops with every problem, each with file, line and column', async () => {
  const { root, edit } = contentRoot();
  edit(ALERCE, '"type": "banco"', '"type": "bank"');
  edit('config/site.json', '"timeoutSeconds": 45', '"timeoutSeconds": "45"');
  const run = build({ root, configFile: false, logLevel: 'silent', plugins: [config()] });
  await expect(run).rejects.toThrow(/alerce\.json:5:11[^]*site\.json:\d+:23/);
});
