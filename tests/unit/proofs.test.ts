import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/content/files.ts';
import { idsIn } from '../support/run/proofs.ts';

it.each([
  ['[S2.1-03] every page has a footer', ['S2.1-03']],
  ['pages > [V1.1.1 F09] are safe', ['V1.1.1', 'F09']],
  ['[S2.1-08..11] links', ['S2.1-08', 'S2.1-09', 'S2.1-10', 'S2.1-11']],
  ['a list [a, b] and [] and [Sums]', []],
])('the ids in %j are %j', (name, ids) => expect(idsIn(name)).toEqual(ids));

/** Runs the reporter in a folder of its own, with a register of two statements. */
async function runOf(files: Record<string, string>, args: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  folders.push(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const reporter = join(ROOT, 'tests/support/run/summary-reporter.ts');
  const registers = [{ title: 'statements', ids: ['S1-01', 'S1-02'] }];
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { reporters: [[${JSON.stringify(reporter)}, ${JSON.stringify({ registers })}]] } };`,
  );
  for (const [name, code] of Object.entries(files))
    writeFileSync(join(folder, name), `import { it } from 'vitest';\n${code}`);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--root', folder, ...args], { cwd: folder });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, lines: text.trim().split('\n') };
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const BOTH = "it('[S1-01] one', () => {}); it('[S1-02] two', () => {});";

describe('a full run', () => {
  it.each([
    [
      'is green when each statement has a test that passed',
      BOTH,
      0,
      ['2 of 2 statements proven', '2 passed, 0 failed'],
    ],
    [
      'is red when a statement has no test',
      "it('[S1-01] one', () => {});",
      1,
      ['Not proven: S1-02 has no test', '1 of 2 statements proven', '1 passed, 1 failed'],
    ],
    [
      'is red when the test of a statement is skipped',
      "it('[S1-01] one', () => {}); it.skip('[S1-02] two', () => {});",
      1,
      ['Not proven: S1-02 has a test that did not pass', '1 of 2 statements proven', '1 passed, 1 failed'],
    ],
    [
      'is red when one of two tests of a statement is skipped',
      `${BOTH} it.skip('[S1-02] the other half', () => {});`,
      1,
      ['Not proven: S1-02 has a test that did not pass', '1 of 2 statements proven', '2 passed, 1 failed'],
    ],
    [
      'is red when a test names a statement that nobody made',
      `${BOTH} it('[S9-99] three', () => {});`,
      1,
      [
        "Not proven: S9-99 stands in a test's name and in no register",
        '2 of 2 statements proven',
        '3 passed, 1 failed',
      ],
    ],
  ])('%s', async (_, code, status, lines) => {
    const run = await runOf({ 'a.test.ts': code });
    expect(run).toEqual({ code: status, lines });
  });
});

describe('a run of a part is not judged', () => {
  it.each([
    ['of one file', ['a.test.ts']],
    ['of tests by their name', ['-t', 'one']],
  ])('a run of a part is not judged: %s', async (_, args) => {
    const files = { 'a.test.ts': "it('[S1-01] one', () => {});", 'b.test.ts': "it('two', () => {});" };
    expect(await runOf(files, args)).toEqual({ code: 0, lines: ['1 passed, 0 failed'] });
  });
});
