import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../support/content/files.ts';
import { idsIn } from '../support/run/proofs.ts';

it.each([
  ['[S2.1-03] every page has a footer', ['S2.1-03']],
  ['pages > [S2.1-04 F09] are safe', ['S2.1-04', 'F09']],
  ['[S2.1-08..11] links', ['S2.1-08', 'S2.1-09', 'S2.1-10', 'S2.1-11']],
  ['a list [a, b] and [] and [Sums]', []],
])('the ids in %j are %j', (name, ids) => expect(idsIn(name)).toEqual(ids));

const REGISTER = { title: 'statements', ids: ['S1-01', 'S1-02', 'S1-03'] };

/** Runs the reporter in a folder of its own, with a register of three statements. */
async function runOf(files: Record<string, string>, args: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
  folders.push(folder);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const reporter = join(ROOT, 'tests/support/run/summary-reporter.ts');
  const registers = [REGISTER];
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

it('a full run fails for a statement whose test is skipped, for one without a test, and for an id that nobody made', async () => {
  const code =
    "it('[S1-01] one', () => {}); it.skip('[S1-02] two', () => {}); it('[S9-99] three', () => {});";
  const lines = [
    'Not proven: S1-02 has a test that did not pass',
    'Not proven: S1-03 has no test',
    "Not proven: S9-99 stands in a test's name and in no register",
    '1 of 3 statements proven',
    '2 passed, 3 failed',
  ];
  expect(await runOf({ 'a.test.ts': code })).toEqual({ code: 1, lines });
});
