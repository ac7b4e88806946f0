import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectCopy } from '../support/content/project-copy.ts';

/** Commands of package.json that read the content by ways of their own, with words that change nothing. */
const COMMANDS = [['check'], ['catalogue', 'refresh', '--help'], ['loans', 'report', '--help']];

let copy: ReturnType<typeof projectCopy>;
beforeAll(() => {
  copy = projectCopy(process.cwd(), 0);
});
afterAll(() => copy.remove());

/** Runs a command of package.json as npm does. */
const run = (...words: string[]) => {
  const [name = '', ...rest] = words;
  const { scripts } = JSON.parse(readFileSync(join(copy.root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const PATH = `${join(copy.root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, NO_COLOR: '1', PATH };
  const line = [scripts[name], ...rest].join(' ');
  return spawnSync('sh', ['-c', line], { cwd: copy.root, env, encoding: 'utf8' });
};

describe('where nothing was generated yet', () => {
  it.each(COMMANDS.map((words) => ({ words, said: words.join(' ') })))('npm run $said works', ({ words }) => {
    rmSync(join(copy.root, 'src/generated'), { recursive: true, force: true });
    const { status, stderr } = run(...words);
    expect([status, stderr]).toEqual([0, '']);
  });
});

it('the check knows a schema that came with an update, whatever was generated before', () => {
  run('check');
  const schema = join(copy.root, 'schema/contact.schema.json');
  const text = readFileSync(schema, 'utf8');
  writeFileSync(schema, text.replace('"contact.json"', '"contact-us.json"'));
  const { stdout, stderr } = run('check');
  writeFileSync(schema, text);
  expect(stdout + stderr).toContain('contact-us.json');
});

it('Vitest knows the schemas of now in its first run after a change of branch', () => {
  for (const part of [
    'config',
    'tests/features',
    'tests/fixtures',
    'tests/schema',
    'tests/spec',
    'tests/support',
  ])
    cpSync(part, join(copy.root, part), { recursive: true });
  const suite = 'tests/content/one.test.ts';
  mkdirSync(join(copy.root, 'tests/content'));
  writeFileSync(join(copy.root, suite), "import { it } from 'vitest';\nit('one', () => {});\n");
  run('codegen');
  const kinds = join(copy.root, 'src/generated/kinds.ts');
  const gone = 'singles = { "config/gone.json": { part: "gone", kind: "gone", mostBytes: 1000 },';
  writeFileSync(kinds, readFileSync(kinds, 'utf8').replace('singles = {', gone));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'content', suite],
    { cwd: copy.root, encoding: 'utf8' },
  );
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('1 passed, 0 failed')]);
});
