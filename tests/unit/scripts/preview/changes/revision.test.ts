import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commitOf } from '#scripts/build/commit.ts';
import { commitTree } from '#scripts/preview/changes/revision.ts';

/** A repository with two commits of one file, and installed packages. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'revision-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'project');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules/installed'), 'yes');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]): string =>
    execFileSync('git', [...author, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  git('init', '--quiet');
  for (const text of ['one', 'two']) {
    writeFileSync(join(root, 'file'), text);
    git('add', 'file');
    git('commit', '--quiet', '-m', text);
  }
  return { root, git, place: join(folder, 'laid-out') };
}

test('a revision is laid out with the packages, and leaves nothing behind', () => {
  const { root, git, place } = repository();
  const tree = commitTree(root, commitOf(root, 'HEAD~1') ?? '', place);
  expect(readFileSync(join(tree.root, 'file'), 'utf8')).toBe('one');
  expect(readFileSync(join(tree.root, 'node_modules/installed'), 'utf8')).toBe('yes');
  expect(tree.name).toBe(git('rev-parse', '--short', 'HEAD~1').trim());
  tree.remove();
  expect(existsSync(place)).toBe(false);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(existsSync(join(root, 'node_modules/installed'))).toBe(true);
  expect(readFileSync(join(root, 'file'), 'utf8')).toBe('two');
});

test.each(['no-such-revision', '--help'])('«%s» names no commit', (revision) => {
  expect(commitOf(repository().root, revision)).toBeNull();
});
