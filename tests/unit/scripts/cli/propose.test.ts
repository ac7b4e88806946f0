import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { command } from '#scripts/cli/propose.ts';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { readFiles } from '#scripts/config/read/load.ts';
import { campaign } from '../../../support/content/campaigns.ts';
import { ROOT } from '../../../support/content/files.ts';

const TITLE = 'config/home.json#/hero/title';
const HOME = join(contentFolder(ROOT), 'home.json');

async function propose(changes: unknown, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'patch.json');
  writeFileSync(file, typeof changes === 'string' ? changes : JSON.stringify(changes));
  const lines: string[] = [];
  const output = { log: (text: string) => lines.push(text), error: (text: string) => lines.push(text) };
  const before = readFiles(ROOT);
  const code = await command.run([file, '--words', ...options], output);
  expect(readFiles(ROOT)).toEqual(before);
  return { code, text: lines.join('\n') };
}

it('npm run propose tells a change in words, and writes nothing', async () => {
  const home = readFileSync(HOME, 'utf8');
  const { code, text } = await propose([{ at: TITLE, value: 'Otro título' }]);
  expect([code, text]).toEqual([0, expect.stringContaining('→ «Otro título»')]);
  expect(readFileSync(HOME, 'utf8')).toBe(home);
});

it('npm run propose tells a campaign by the places that it changes, with what they say every day', async () => {
  const value = campaign({ [TITLE]: 'Feliz Navidad' }, { from: '2099-12-10', until: '2099-12-26' });
  const { code, text } = await propose([{ at: 'config/campaigns/navidad.json#', value }]);
  expect(code).toBe(0);
  expect(text).toContain('- Se agrega Navidad');
  expect(text).toMatch(/- Navidad › .*: «.*home hero title.*» → «Feliz Navidad»/);
});

it('npm run propose says what the check refuses, in its own sentences', async () => {
  const { code, text } = await propose([{ at: TITLE, value: 'una promesa muy larga '.repeat(30).trim() }]);
  expect([code, text]).toEqual([1, expect.stringContaining('/hero/title')]);
  expect(text).not.toContain('Qué cambió');
});

it.each([
  ['no JSON', '{', /no se puede leer como JSON/],
  ['no list', {}, /se esperaba \{ "at"/],
  ['a place outside of the content', [{ at: 'config/../package.json#/name', value: 'x' }], /elemento 1/],
  ['a place without a file', [{ at: 'config/nada.json#/title', value: 'x' }], /el archivo no existe/],
])('npm run propose refuses %s', async (_, changes, sentence) => {
  const { code, text } = await propose(changes);
  expect([code, text]).toEqual([2, expect.stringMatching(sentence)]);
});
