import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { textOf } from '../support/content/files.ts';
import { type Job, type Step, type Workflow, workflows } from './workflows.ts';

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

const workflow = (name: string): Workflow => {
  const found = workflows.get(`${name}.yml`);
  if (!found) throw new Error(`There is no workflow ${name}.`);
  return found;
};
const job = (name: string, of: string): Job => {
  const found = workflow(name).jobs[of];
  if (!found) throw new Error(`${name} has no job ${of}.`);
  return found;
};
const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps }) => steps);

/** The commands of the project that steps run, `test` for `npm test`, and suites and programs of its packages by their paths. */
const commandsOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ run = '' }) =>
    Array.from(
      run.matchAll(
        /npm (?:run )?(?:--silent )?(?!ci\b|audit\b|sbom\b)([a-z\d:-]+)|npx (?:vitest run (?:--project \w+ )?|tsx |stryker run )(\S+)/g,
      ),
      ([, name = '', path = name]) => path,
    ),
  );

/** A folder with files, and commands that only note how they were called; those named in `failing` fail. */
function scratch(files: Record<string, string>, fakes: readonly string[] = [], failing = '') {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const name of fakes)
    write(
      `fakes/${name}`,
      `#!/bin/sh\necho "${name} $*" >> calls\ncase "${name} $*" in "${failing}"*) exit 1;; esac\n`,
      0o755,
    );
  const read = (file: string): string =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : '';
  /** Runs what a step runs. */
  const run = (script = 'exit 9', env: Record<string, string> = {}) =>
    spawnSync('bash', ['-e', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${folder}/fakes:${process.env['PATH']}`,
        GITHUB_OUTPUT: 'output',
        GITHUB_STEP_SUMMARY: 'summary',
        ...env,
      },
    });
  return { run, write, read, calls: () => read('calls').split('\n').filter(Boolean) };
}

const stepNamed = (name: string, of: string, said: string): Step | undefined =>
  job(name, of).steps.find((step) => step.id === said || step.name === said);

describe.each([...workflows])('%s', (_, { on, jobs, ...rest }) => {
  const steps = stepsOf({ on, jobs, ...rest });

  test('a workflow runs commands of the project alone', () => {
    expect(commandsOf(steps).filter((name) => !(name in scripts) && !existsSync(name))).toEqual([]);
  });

  test('a workflow names every action by its commit', () => {
    const used = steps.flatMap(({ uses = [] }) => uses);
    expect(used.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
  });

  test('a workflow does not run what a pull request brings with the rights of the main branch', () => {
    expect(typeof on === 'string' ? [on] : Object.keys(on)).not.toContain('pull_request_target');
  });
});

type Event = 'pull_request' | 'push' | 'schedule';

const JOBS = ['check', 'e2e', 'engines'];

/** Commands that the jobs of `check` run at an event, after commits that each change one file. */
function triedAt(event: Event, changed: readonly string[]): string[][] {
  const { run, read } = scratch({ 'package.json': '{}' });
  const commit = 'git add . && git -c user.name=a -c user.email=a@b.example commit -qm';
  const changes = changed.map(
    (file) => `mkdir -p $(dirname ${file}) && echo changed > ${file} && ${commit} next`,
  );
  const base = { pull_request: 'HEAD^1', push: '$before', schedule: '' }[event];
  const scopes = JOBS.map((name) => {
    const text = job('check', name).steps.find(({ id }) => id === 'scope')?.run ?? 'exit 9';
    return `(export GITHUB_OUTPUT=${name}\n${text.replace('${{ github.event_name }}', event)}\n)`;
  });
  const lines = [`git init -q && ${commit} one`, 'before=$(git rev-parse HEAD)', ...changes];
  expect(run([...lines, `export BASE=${base}`, ...scopes].join('\n')).status).toBe(0);
  return JOBS.map((name) => triedWith(job('check', name), read(name)));
}

/** Commands that a job runs when its look at the change put this out. */
function triedWith({ steps }: Job, output: string): string[] {
  const outputs = new Map(output.split('\n').map((line) => line.split('=') as [string, string]));
  const isRun = ({ if: condition = '' }: Step): boolean => {
    const [, name = '', sign, value] = /steps\.scope\.outputs\.(\w+) (==|!=) '(\w+)'/.exec(condition) ?? [];
    return sign === undefined || (outputs.get(name) === value) === (sign === '==');
  };
  return commandsOf(steps.filter(isRun)).filter((name) => name.startsWith('test'));
}

const CONTENT = 'config/home.json';
const SERVER = 'scripts/server/app.ts';
const VISITORS = 'src/loan/flow.ts';

const SCREENS = 'tests/e2e/accessibility.test.ts';
const ENGINES = 'tests/e2e/engines';

test.each<[event: Event, changed: string[], check: string[], e2e: string[], engines: string[]]>([
  ['pull_request', [CONTENT], ['tests/content'], [SCREENS], []],
  ['pull_request', [SERVER], ['test'], [SCREENS, 'test:e2e'], []],
  ['pull_request', [VISITORS], ['test'], [SCREENS, 'test:e2e'], [ENGINES]],
  ['push', [SERVER, CONTENT], ['test'], [SCREENS, 'test:e2e'], []],
  ['push', [VISITORS, SERVER], ['test'], [SCREENS, 'test:e2e'], [ENGINES]],
  ['schedule', [CONTENT], ['test'], [SCREENS, 'test:e2e'], [ENGINES]],
])('at a %s whose commits change %j the jobs of the check run %j, %j and %j', (event, changed, ...tried) => {
  expect(triedAt(event, changed)).toEqual(tried);
});

test('packages that reach visitors are checked for known holes on every change and every week', () => {
  const { on } = workflow('check');
  expect(on).toMatchObject({
    schedule: [{ cron: '0 9 * * 1' }],
    push: { branches: ['main'] },
    pull_request: '',
  });
  const { if: condition, steps } = job('check', 'check');
  const audit = steps.find(({ run }) => run?.startsWith('npm audit'));
  expect([condition, audit]).toEqual([undefined, { run: 'npm audit --omit=dev' }]);
});

test('the check may read the code and nothing else', () => {
  expect(workflow('check').permissions).toEqual({ contents: 'read' });
  expect(JSON.stringify(workflow('check'))).not.toContain('secrets.');
});

test('what may write to a pull request runs from the main branch alone, and runs nothing of it', () => {
  const { on } = workflow('comment');
  expect(Object.keys(on)).toEqual(['workflow_run']);
  const steps = stepsOf(workflow('comment'));
  expect(steps.filter(({ uses, run = '' }) => uses !== undefined || /\b(?:npm|npx|node) /.test(run))).toEqual(
    [],
  );
});

test('a preview is published only where its secret is set', () => {
  const conditions = stepsOf(workflow('preview')).map((step) => step.if);
  expect(new Set(conditions)).toEqual(new Set(["${{ env.DEPLOY != '' }}"]));
});

describe('the refresh of the catalogue', () => {
  test.each([
    ['is proposed to people when it changed something', 'git diff', 'proposed=yes'],
    ['proposes nothing when all is as it was', 'none', ''],
  ])('%s', (_, failing, output) => {
    const { run, read, calls } = scratch({}, ['git', 'gh'], failing);
    expect(run(stepNamed('catalogue', 'refresh', 'propose')?.run).status).toBe(0);
    expect(read('output')).toBe(output);
    expect(calls().some((call) => call.startsWith('gh pr create'))).toBe(output !== '');
  });

  const CHECKED = ['npm run check', 'npx vitest run --project content tests/content'];
  const MERGED = [
    'gh pr merge catalogue-refresh --squash --delete-branch',
    'curl --fail --silent --show-error --request POST https://host.example/publish',
  ];

  test.each([
    ['the content does not say', {}, 'none', []],
    ['the content says to propose', { catalogue: { merge: 'propose' } }, 'none', []],
    ['the content says so', { catalogue: { merge: 'auto' } }, 'none', [...CHECKED, ...MERGED]],
    ['its check fails', { catalogue: { merge: 'auto' } }, 'npm run check', CHECKED.slice(0, 1)],
  ])('is checked, merged and published by itself or not: %s', (_, site, failing, expected) => {
    const { run, calls } = scratch(
      { 'config/site.json': JSON.stringify(site) },
      ['gh', 'npm', 'npx', 'curl'],
      failing,
    );
    run(stepNamed('catalogue', 'refresh', 'Merge it when the content says so')?.run, {
      HOOK: 'https://host.example/publish',
    });
    expect(calls()).toEqual(expected);
  });
});
