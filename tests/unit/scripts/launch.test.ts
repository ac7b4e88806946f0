import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const PROJECT = join(import.meta.dirname, '../../..');
const SAYS_WHERE_IT_IS = 'export const command = { run: (_, output) => output.log(import.meta.dirname) };';

const place = realpathSync(mkdtempSync(join(tmpdir(), 'launch-')));
afterAll(() => rmSync(place, { recursive: true }));

/** A checkout with one command and no packages yet. */
function checkout(name: string): string {
  const root = join(place, name);
  mkdirSync(join(root, 'scripts/cli'), { recursive: true });
  cpSync(join(PROJECT, 'scripts/launch.js'), join(root, 'scripts/launch.js'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'scripts/cli/where.ts'), SAYS_WHERE_IT_IS);
  return root;
}

const whereIs = (root: string): string =>
  execFileSync(process.execPath, [join(root, 'scripts/launch.js'), 'where'], { encoding: 'utf8' }).trim();

it('runs the commands of its own checkout, whichever was there before', { timeout: 60_000 }, () => {
  const first = checkout('first');
  mkdirSync(join(first, 'node_modules'));
  symlinkSync(join(PROJECT, 'node_modules/vite'), join(first, 'node_modules/vite'));
  expect(whereIs(first)).toBe(join(first, 'scripts/cli'));

  const linked = checkout('linked');
  symlinkSync(join(first, 'node_modules'), join(linked, 'node_modules'));
  expect(whereIs(linked)).toBe(join(linked, 'scripts/cli'));

  const copy = join(place, 'copy');
  cpSync(first, copy, { recursive: true, verbatimSymlinks: true });
  expect(whereIs(copy)).toBe(join(copy, 'scripts/cli'));
});
