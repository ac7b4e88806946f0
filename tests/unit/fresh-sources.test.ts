import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectCopy } from '../support/content/project-copy.ts';

let copy: ReturnType<typeof projectCopy>;
beforeAll(() => {
  copy = projectCopy(process.cwd());
});
afterAll(() => copy.remove());

/** Runs the check as npm does. */
function check() {
  const { scripts } = JSON.parse(readFileSync(join(copy.root, 'package.json'), 'utf8')) as {
    scripts: { check: string };
  };
  const PATH = `${join(copy.root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, NO_COLOR: '1', PATH };
  return spawnSync('sh', ['-c', scripts.check], { cwd: copy.root, env, encoding: 'utf8' });
}

it('npm run check works where nothing was generated yet', () => {
  rmSync(join(copy.root, 'src/generated'), { recursive: true, force: true });
  const { status, stderr } = check();
  expect([status, stderr]).toEqual([0, '']);
});

it('npm run check knows a schema that came with an update, whatever was generated before', () => {
  const schema = join(copy.root, 'schema/contact.schema.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"contact.json"', '"contact-us.json"'));
  const { stdout, stderr } = check();
  expect(stdout + stderr).toContain('contact-us.json');
});
