import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { projectCopy } from '../support/content/project-copy.ts';
import { textOf } from '../support/content/files.ts';

it('npm run check works where nothing was generated yet, and knows a schema that came with an update after that', () => {
  const { root, remove } = projectCopy(process.cwd());
  onTestFinished(remove);
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: { check: string } };
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, NO_COLOR: '1', PATH };
  const check = () => spawnSync('sh', ['-c', scripts.check], { cwd: root, env, encoding: 'utf8' });
  const { status, stderr } = check();
  expect([status, stderr]).toEqual([0, '']);
  const schema = join(root, 'schema/contact.schema.json');
  writeFileSync(schema, readFileSync(schema, 'utf8').replace('"contact.json"', '"contact-us.json"'));
  const after = check();
  expect(after.stdout + after.stderr).toContain('contact-us.json');
});
