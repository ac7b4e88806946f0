import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textOf } from '../support/content/files.ts';
import { type Job, job, scratch, type Step, type Workflow, workflow, workflows } from './workflows.ts';

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

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
