import { afterEach, beforeEach, expect, test } from 'vitest';
import { historyOf } from '#scripts/preview/editor/page/host/history.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { codeHost } from '../../../../support/server/code-host/code-host.ts';

const FILE = 'config/home.json';
const TOKEN = 'a-token';
const titled = (title: string, more = {}) => ({ [FILE]: JSON.stringify({ title, ...more }) });

let server: ReturnType<typeof codeHost>;
beforeEach(async () => {
  server = codeHost(titled('Uno'), { [TOKEN]: { login: 'ana', push: true } });
  await server.start();
});
afterEach(() => {
  expect(server.invalid).toEqual([]);
  server.stop();
});

const history = (pointer: string) =>
  historyOf(openHost({ address: server.address(), branch: 'main' }, TOKEN), FILE, pointer);

test('a text is told with each value that it has had, who wrote it and when, the newest first', async () => {
  server.publish(titled('Dos'));
  server.publish(titled('Dos', { note: 'Otra cosa' }));
  server.publish({ 'config/other.json': '{}' });
  server.publish(titled('Uno'));
  expect(await history('/title')).toEqual([
    { value: 'Uno', by: 'ana', day: '2026-11-05' },
    { value: 'Dos', by: 'ana', day: '2026-11-02' },
    { value: 'Uno', by: 'ana', day: '2026-11-01' },
  ]);
});

test('a text that came later has no value before that, nor while its file was no JSON', async () => {
  server.publish({ [FILE]: '<<<<<<<' });
  server.publish(titled('Uno', { note: 'Hola' }));
  expect((await history('/note')).map(({ value }) => value)).toEqual(['Hola']);
});
