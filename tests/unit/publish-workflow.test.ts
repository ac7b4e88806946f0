import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayInBuenosAires } from '#domain/format.ts';
import { workflows } from './workflows.ts';

const DAY = 86_400_000;
/** A day of Buenos Aires so many days from today. */
const inDays = (days: number): string => dayInBuenosAires(Date.now() + days * DAY);

const steps = workflows.get('publish.yml')?.jobs['publish']?.steps ?? [];
const stepNamed = (name: string): string => steps.find((one) => one.name === name)?.run ?? 'exit 9';

/** Stands in for the code host: its lists of proposals, their checks, and a merge as the host makes it. */
const GH = `#!/bin/sh
case "$*" in
  *merged*) cat ../merged-list;;
  'pr list'*) cat ../open-list;;
  'pr checks'*) grep -qx "$3" ../green;;
  'pr merge'*) git commit -qm "Proposal $3" && git push -q origin HEAD:main;;
esac
`;

/** Stands in for the project's check, which refuses a file that says so. */
const NPM = '#!/bin/sh\n! grep -rq broken config\n';

type Proposal = { number: number; body: string; text?: string; isRed?: boolean; more?: object };

/** A project on a code host, with proposals that each write one file of their own. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const work = join(folder, 'work');
  const git = (...words: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], {
      cwd: work,
      encoding: 'utf8',
    }).trim();
  for (const place of ['work/config', 'fakes']) mkdirSync(join(folder, place), { recursive: true });
  for (const [name, text] of [
    ['gh', GH],
    ['npm', NPM],
    ['curl', `#!/bin/sh\necho "$*" >> ../asked\n`],
  ] as const)
    writeFileSync(join(folder, 'fakes', name), text, { mode: 0o755 });
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  for (const file of ['open-list', 'merged-list', 'green', 'asked']) write(file, '');
  write('work/config/home.json', 'every day');
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'One');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', 'origin'], { cwd: folder });
  git('remote', 'add', 'origin', join(folder, 'origin'));
  git('push', '-q', 'origin', 'main');

  /** Writes a proposal on a branch of its own, and gives its commit. */
  const proposed = ({ number, text = 'new' }: Proposal): string => {
    git('switch', '-qc', `p${number}`, 'main');
    write(`work/config/${number}.json`, text);
    git('add', '.');
    git('commit', '-qm', `Proposal ${number}`);
    git('push', '-q', 'origin', `p${number}`);
    const commit = git('rev-parse', 'HEAD');
    git('switch', '-q', 'main');
    return commit;
  };
  const run = (script: string) =>
    spawnSync('bash', ['-e', '-c', script], {
      cwd: work,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}/fakes:${process.env['PATH']}`, HOOK: 'https://host.example/' },
    });
  return {
    git,
    write,
    /** Opens proposals, runs a night, and gives what it said and the files of main after it. */
    night: (proposals: readonly Proposal[] = []) => {
      const open = proposals.map((one) => ({
        number: one.number,
        body: one.body,
        isDraft: false,
        isCrossRepository: false,
        ...one.more,
        headRefOid: proposed(one),
      }));
      write('open-list', JSON.stringify(open));
      write('green', proposals.flatMap(({ number, isRed }) => (isRed ? [] : [number])).join('\n'));
      const found = run(stepNamed('Find what is due'));
      const done = run(stepNamed('Merge what begins and take back what is over'));
      git('fetch', '-q', 'origin', 'main');
      return {
        status: [found.status, done.status],
        said: found.stderr + done.stdout,
        files: git('ls-tree', '--name-only', 'FETCH_HEAD:config').split('\n'),
        asked: readFileSync(join(folder, 'asked'), 'utf8').trim(),
      };
    },
    /** Lists what main ends with as the merge of a proposal with this text. */
    merged: (number: number, body: string, sha = git('rev-parse', 'HEAD')): void =>
      write('merged-list', JSON.stringify([{ number, body, mergeCommit: { oid: sha } }])),
  };
}

/** Proposals of a night, each with why it is merged or left. */
const PROPOSALS: readonly [why: string, proposal: Omit<Proposal, 'number'>, isMerged: boolean][] = [
  ['its day is today', { body: `Publicar: ${inDays(0)}` }, true],
  ['its day is tomorrow', { body: `Publicar: ${inDays(1)}` }, false],
  ['its text names no day', { body: 'Feliz Navidad' }, false],
  [
    'its text comes from a form of the host',
    { body: `Navidad\r\n\r\nPublicar: ${inDays(0)}\r\nHasta: ${inDays(9)}\r\n` },
    true,
  ],
  ['the line is bold in a list', { body: `- **Publicar:** ${inDays(0)}` }, true],
  ['its last day is over, too', { body: `Publicar: ${inDays(-9)}\nHasta: ${inDays(-1)}` }, false],
  ['the day stands in a sentence', { body: `Hay que Publicar: ${inDays(0)}` }, false],
  ['the day stands in a note for the writer', { body: `<!--\nPublicar: ${inDays(0)}\n-->` }, false],
  ['the day cannot be read', { body: 'Publicar: 1/12/2026' }, false],
  ['it is a draft', { body: `Publicar: ${inDays(0)}`, more: { isDraft: true } }, false],
  [
    'it comes from a copy of the project',
    { body: `Publicar: ${inDays(0)}`, more: { isCrossRepository: true } },
    false,
  ],
  ['its checks are not green', { body: `Publicar: ${inDays(0)}`, isRed: true }, false],
  ['it breaks the content of that day', { body: `Publicar: ${inDays(0)}`, text: 'broken' }, false],
];

test('a night merges the proposals whose day has come, leaves every other and says why, and publishes', () => {
  const { night, write } = project();
  write('merged-list', '[]');
  const { status, said, files, asked } = night(
    PROPOSALS.map(([, proposal], at) => ({ number: 10 + at, ...proposal })),
  );
  const merged = PROPOSALS.map(([why], at) => [why, files.includes(`${10 + at}.json`)]);
  expect(merged).toEqual(PROPOSALS.map(([why, , isMerged]) => [why, isMerged]));
  expect(status).toEqual([0, 1]);
  expect(said).toContain('::warning::#18 has no day in «Publicar: 1/12/2026»');
  expect(said).toMatch(/::error::#21: no merge[^]*::error::#22: no merge/);
  expect(asked).toBe('--fail --silent --show-error --request POST https://host.example/');
});

test.each([
  [-1, false],
  [0, true],
])('a night takes back a merge whose last day was %d days from today or leaves it, once', (days, stays) => {
  const { git, night, merged, write } = project();
  write('work/config/navidad.json', 'Navidad');
  git('add', '.');
  git('commit', '-qm', 'Navidad');
  git('push', '-q', 'origin', 'main');
  merged(8, `Publicar: ${inDays(-9)}\nHasta: ${inDays(days)}`);
  const files = stays ? ['home.json', 'navidad.json'] : ['home.json'];
  expect(night()).toMatchObject({ status: [0, 0], files });
  const after = git('rev-parse', 'FETCH_HEAD');
  expect(night()).toMatchObject({ status: [0, 0], files });
  expect(git('rev-parse', 'FETCH_HEAD')).toBe(after);
});

test('a night leaves a merge that cannot be taken back, and says so', () => {
  const { git, night, merged, write } = project();
  for (const text of ['Navidad', 'Año nuevo']) {
    write('work/config/home.json', text);
    git('commit', '-qam', text);
  }
  git('push', '-q', 'origin', 'main');
  merged(8, `Hasta: ${inDays(-1)}`, git('rev-parse', 'HEAD^'));
  const { status, said } = night();
  expect(status).toEqual([0, 1]);
  expect(said).toMatch(/::error::#8: no revert/);
  expect(git('show', 'FETCH_HEAD:config/home.json')).toBe('Año nuevo');
});
