import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it, onTestFinished } from 'vitest';
import { projectCopy } from '../../support/content/project-copy.ts';

const filesOf = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file)] as const),
  );

const hashes = (folder: string): string[] =>
  [...filesOf(folder)]
    .map(([file, data]) => `${file} ${createHash('sha256').update(data).digest('hex')}`)
    .toSorted();

/** Node's options for a process whose clock stands still: pages hold the day they were built on. */
const clockAt = (time: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(
    `import { mock } from 'node:test'; mock.timers.enable({ apis: ['Date'], now: ${Math.floor(time)} });`,
  )}`;

/** The repository for a build in a copy that is none: its version file names the commit. */
const { stdout: gitFolder } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
const REPOSITORY = gitFolder === '' ? {} : { GIT_DIR: gitFolder.trim() };

/** Runs a program without blocking: a blocked process would not notice that the site closes its idle connections. */
const run = promisify(execFile);

it(
  'the build gives the same bytes every time, also in another folder where nothing has been generated yet',
  { tags: ['long'], timeout: 120_000 },
  async ({ task }) => {
    const built = statSync(join(inject('dist'), 'index.html')).mtimeMs;
    const copy = projectCopy(process.cwd());
    onTestFinished(() => copy.remove());
    // As `npm run build` does.
    await run('npx', ['tsx', 'scripts/cli/loans.ts', 'codegen'], { cwd: copy.root });
    await run('npx', ['vite', 'build', '--logLevel', 'error'], {
      cwd: copy.root,
      env: {
        ...process.env,
        ...REPOSITORY,
        NODE_ENV: 'production',
        VITEST: '',
        NODE_OPTIONS: clockAt(built),
      },
    });
    const files = hashes(join(copy.root, 'dist'));
    expect(files).toEqual(hashes(inject('dist')));
    task.meta.summary = `Two builds: ${files.length} files, byte for byte the same`;
  },
);

it('the build knows nothing of the tools of development', () => {
  const dist = inject('dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt)$|^_/.test(file));
  expect(texts.length).toBeGreaterThan(30);
  const found = texts.filter((file) => readFileSync(join(dist, file), 'utf8').includes('__editor'));
  expect(found).toEqual([]);
});

it('the build has no page at the editor’s address', async () => {
  expect((await fetch(`${inject('site')}/__editor`)).status).toBe(404);
});

it('the build publishes no source maps and no sources', () => {
  const found = [...filesOf(inject('dist')).keys()].filter((file) =>
    /\.(?:map|tsx?)$|^\.(?!well-known)/.test(file),
  );
  expect(found).toEqual([]);
});

it('the build publishes no path of the machine it ran on and nothing that looks like a secret', () => {
  const suspicious = [process.cwd(), 'BEGIN PRIVATE KEY', 'sourceMappingURL', '_authToken'];
  const text = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$|^_/;
  const found = [...filesOf(inject('dist'))]
    .filter(([file]) => text.test(file))
    .flatMap(([file, data]) =>
      suspicious.filter((word) => data.includes(word)).map((word) => `${file}: ${word}`),
    );
  expect(found).toEqual([]);
});
