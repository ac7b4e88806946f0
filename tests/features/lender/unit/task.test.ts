import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { command } from '#scripts/lender/task.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { contentRoot } from '../../../support/content/content-root.ts';

const NAMES = ['--name', 'Banco Nuevo', '--legal-name', 'BANCO NUEVO S.A.'];

async function run(root: string, ...parameters: string[]) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await command.run([...parameters, '--root', root], { log: say, error: say });
  const wrote = existsSync(diskPath(root, 'config/lenders/banco-nuevo.json'));
  return { code, wrote, said: said.join('\n') };
}

test('npm run lender -- new writes the draft and lists the fields to complete', async () => {
  const { code, wrote, said } = await run(contentRoot().root, 'new', 'banco-nuevo', ...NAMES);
  expect([code, wrote]).toEqual([0, true]);
  expect(said).toContain('/page/tagline');
});

test.each([
  ['no id', NAMES, 2, 'Falta el id.'],
  ['no name', ['banco-nuevo', ...NAMES.slice(2)], 2, 'Falta --name'],
  ['no legal name', ['banco-nuevo', ...NAMES.slice(0, 2)], 2, 'Falta --legal-name'],
  ['a year that is not a number', ['banco-nuevo', ...NAMES, '--founded=mil'], 2, 'se esperaba un año'],
  ['an id that is taken', ['alerce', ...NAMES], 1, 'Ya existe config/lenders/alerce.json.'],
])('npm run lender -- new refuses %s', async (_, parameters, exitCode, words) => {
  const { code, wrote, said } = await run(contentRoot().root, 'new', ...parameters);
  expect([code, wrote]).toEqual([exitCode, false]);
  expect(said).toContain(words);
});

test.each([
  ['no task', [], 'Falta la tarea.'],
  ['a task that is none', ['borrar', 'alerce'], 'No existe la tarea «borrar».'],
])('npm run lender refuses %s, and shows the tasks', async (_, parameters, words) => {
  const { code, said } = await run(contentRoot().root, ...parameters);
  expect([code, said]).toEqual([2, expect.stringContaining(words)]);
  expect(said).toContain('npm run lender -- <tarea>');
});
