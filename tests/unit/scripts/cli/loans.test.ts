import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { textOf } from '../../../support/content/files.ts';
import { commandArgs } from '../../../support/server/commands.ts';

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

const run = (...[task = '', ...words]: string[]) =>
  spawnSync(process.execPath, commandArgs(task, ...words), { encoding: 'utf8' });

const listed = [...run('--help').stdout.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, task = '']) => task);

// A task of the project, and a program that one starts.
it.each(['check', 'build'])('npm run loans -- %s --help says how it is called', (task) => {
  expect(listed).toContain(task);
  const { status, stdout } = run(task, '--help');
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^(?:Uso|Usage): npm |vite/)]);
});

it('npm run loans refuses a task that it does not know, and lists those that there are', () => {
  const { status, stderr } = run('chek');
  expect(status).toBe(2);
  expect(stderr).toContain('No existe la tarea «chek».\n\nUso: npm run loans -- <tarea>');
});

it('every name of a task in package.json is that of a task', () => {
  const named = Object.entries(scripts).flatMap(([name, line]) =>
    Array.from(line.matchAll(/cli\/loans\.ts (\w+)/g), ([, task]) => [name, task]),
  );
  expect(named.filter(([, task = '']) => !listed.includes(task))).toEqual([]);
  expect(named.length).toBeGreaterThan(6);
});
