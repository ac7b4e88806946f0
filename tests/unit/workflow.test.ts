import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/content/files.ts';

const WORKFLOWS = join(ROOT, '.github/workflows');
const workflow = readFileSync(join(WORKFLOWS, 'check.yml'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('every command of the workflow is one of the project', () => {
  const called = [...workflow.matchAll(/npm (?:run )?(?!ci\b|audit\b)([a-z\d:-]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(called).toEqual(
    expect.arrayContaining(['check', 'test', 'report', 'test:e2e', 'test:kinds', 'test:deploy']),
  );
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test('what is run every week is a command of the project', () => {
  const weekly = readFileSync(join(WORKFLOWS, 'weekly.yml'), 'utf8');
  const called = [...weekly.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
  expect(called).toEqual(
    expect.arrayContaining(['compare:hosts', 'test:chaos', 'test:attacks', 'test:engines']),
  );
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test('what visitors get is tried in three engines whenever it changes', () => {
  const job = /^ {2}engines:\n([^]+?)\n\n {2}#/m.exec(workflow)?.[1];
  expect(job).toContain('git diff --quiet HEAD^1 HEAD -- src ||');
  expect(job).toContain('run: npm run test:engines');
});

test('what an operator installs is tried on three versions of Node', () => {
  expect(workflow).toContain("node: ['20.19', '22', '24']");
});

test('content that changes alone is answered by its own tests and a report', () => {
  expect(workflow).toContain("git diff --quiet HEAD^1 HEAD -- . ':!config'");
  expect(workflow).toContain('timeout-minutes: 3\n        run: npm run test:content\n');
});

test('main is tried with everything changed that an editor may change', () => {
  const job = /^ {2}content-free:\n([^]+?)\n\n {2}#/m.exec(workflow)?.[1];
  expect(job).toContain("if: ${{ github.ref == 'refs/heads/main' }}\n");
  expect(job).toContain('run: npm run test:content-free');
});

test('[V15.1.1 V15.2.1] packages that reach visitors are checked for known holes on every change and every week', () => {
  expect(workflow).toContain('run: npm audit --omit=dev\n');
  expect(workflow).toContain("schedule:\n    - cron: '0 9 * * 1'\n");
});

test('the workflow may read the code and nothing else', () => {
  expect(/^permissions:\n((?: {2}.+\n)+)/m.exec(workflow)?.[1]).toBe('  contents: read\n');
  expect(workflow).not.toContain('pull_request_target');
  expect(workflow).not.toContain('secrets.');
});

test.each(readdirSync(WORKFLOWS))('every action in %s is named by its commit', (file) => {
  const used = [...readFileSync(join(WORKFLOWS, file), 'utf8').matchAll(/uses: (\S+)/g)].map(
    ([, name]) => name,
  );
  expect(used.filter((name) => !/@[0-9a-f]{40}$/.test(name ?? ''))).toEqual([]);
});

test('the catalogue is refreshed on working days, proposed to people, and its age raises an alarm', () => {
  const refresh = readFileSync(join(WORKFLOWS, 'catalogue.yml'), 'utf8');
  expect(refresh).toContain("cron: '0 12 * * 1-5'");
  expect(refresh).toContain('npm run --silent catalogue:refresh');
  expect(refresh).toContain('gh pr create');
  expect(refresh).toContain('::error file=config/catalogue.json,title=The catalogue ages::');
  expect(scripts).toHaveProperty('catalogue:refresh');
});

/** Runs the step that merges a refresh, with commands that only note how they were called. */
function mergeStep(site: object, failing = ''): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = readFileSync(join(WORKFLOWS, 'catalogue.yml'), 'utf8');
  const script = /- name: Merge it when[^]+?run: \|\n((?: {10}.*\n)+)/
    .exec(text)?.[1]
    ?.replaceAll(/^ {10}/gm, '');
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'config/site.json'), JSON.stringify(site));
  for (const name of ['gh', 'npm', 'curl']) {
    const note = `#!/bin/sh\necho "${name} $*" >> calls\ncase "${name} $*" in "${failing}") exit 1;; esac\n`;
    writeFileSync(join(folder, name), note, { mode: 0o755 });
  }
  const env = { PATH: `${folder}:${process.env['PATH']}`, HOOK: 'https://host.example/publish' };
  spawnSync('bash', ['-e', '-c', script ?? 'exit 2'], { cwd: folder, env });
  const calls = join(folder, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

const CHECKED = ['npm run check', 'npm run test:content'];
const MERGED = [
  'gh pr merge catalogue-refresh --squash --delete-branch',
  'curl --fail --silent --show-error --request POST https://host.example/publish',
];

test.each([
  ['the content does not say', {}, '', []],
  ['the content says to propose', { catalogue: { merge: 'propose' } }, '', []],
  ['the content says so', { catalogue: { merge: 'auto' } }, '', [...CHECKED, ...MERGED]],
  ['its check fails', { catalogue: { merge: 'auto' } }, 'npm run check', CHECKED.slice(0, 1)],
])('a refresh is checked, merged and published by itself or not: %s', (_, site, failing, calls) => {
  expect(mergeStep(site, failing)).toEqual(calls);
});

test('what may write runs from the main branch alone, and checks out nothing of a pull request', () => {
  const comment = readFileSync(join(WORKFLOWS, 'comment.yml'), 'utf8');
  expect(comment).toContain('on:\n  workflow_run:');
  expect(comment).not.toMatch(/actions\/checkout|npm |node /);
  const preview = readFileSync(join(WORKFLOWS, 'preview.yml'), 'utf8');
  expect(preview).toContain("if: ${{ env.DEPLOY != '' }}");
});
