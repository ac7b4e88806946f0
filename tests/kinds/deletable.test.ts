import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { featureNames } from '#scripts/config/codegen/features.ts';
import { editedCopy, type EditedCopy } from './edited-copy.ts';
import { filesIn, ROOT } from '../support/content/files.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 120_000 });

const FEATURES = featureNames(ROOT);

/** Tools beside the site: a folder of scripts and one of tests/features. */
const TOOLS = readdirSync(join(ROOT, 'scripts')).filter((name) =>
  existsSync(join(ROOT, 'tests/features', name)),
);

/** A tool, and the tools that import it. */
const withLeaning = (name: string): string[] =>
  TOOLS.filter(
    (other) =>
      other === name ||
      filesIn(`scripts/${other}`, /\.tsx?$/).some(({ text }) => text.includes(`'#scripts/${name}/`)),
  );

let copy: EditedCopy;

beforeAll(() => {
  copy = editedCopy();
  // An export that only its own module still uses is nothing that was left behind.
  copy.edit<{ knip: Record<string, unknown> }>('package.json', ({ knip }) => {
    knip['ignoreExportsUsedInFile'] = true;
  });
  copy.keep();
});
afterAll(() => copy.remove());

/** What a command said that failed. */
const fault = ({ status, output }: ReturnType<EditedCopy['run']>): string[] => (status === 0 ? [] : [output]);

function removeFeature(name: string): void {
  expect(fault(copy.script('feature', 'remove', name))).toEqual([]);
}

function removeTool(name: string): void {
  for (const path of [`scripts/${name}`, `tests/features/${name}`, `.github/workflows/${name}.yml`])
    rmSync(join(copy.root, path), { recursive: true, force: true });
  copy.edit<{ scripts: Record<string, string> }>('package.json', ({ scripts }) => delete scripts[name]);
}

/** What the project's commands say of the copy. */
const faults = (): string[] =>
  [
    copy.script('fix'),
    copy.script('codegen'),
    copy.run('npx', 'tsx', 'tests/fixtures/make-site.ts'),
    copy.script('check'),
    copy.compile(),
  ].flatMap(fault);

/** Modules and exports that nothing uses any more; the core alone has those that features share. */
const unused = (): string[] =>
  fault(copy.run('npx', 'knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'));

describe('a feature leaves nothing behind', () => {
  afterEach(() => copy.undo());

  it.each(FEATURES)('the project without %s is whole', (name) => {
    removeFeature(name);
    expect([...faults(), ...unused()]).toEqual([]);
  });

  it.each(TOOLS)('the project without the tool %s, and what leans on it, is whole', (name) => {
    withLeaning(name).forEach(removeTool);
    expect([...faults(), ...unused()]).toEqual([]);
  });
});

describe('the core alone', () => {
  beforeAll(() => {
    FEATURES.forEach(removeFeature);
    TOOLS.forEach(removeTool);
    // Vite serves a browser no package from outside of its root.
    rmSync(join(copy.root, 'node_modules'), { recursive: true });
    cpSync(join(ROOT, 'node_modules'), join(copy.root, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  });

  it('has no feature and no tool', () => {
    const folders = ['src/features', 'tests/features'].filter((folder) =>
      existsSync(join(copy.root, folder)),
    );
    expect(folders.flatMap((folder) => readdirSync(join(copy.root, folder)))).toEqual([]);
  });

  it('is whole', () => expect(faults()).toEqual([]));

  it('is built', () => expect(fault(copy.run('npx', 'vite', 'build'))).toEqual([]));

  it('passes every suite, and so proves every statement of the specification', () => {
    expect(fault(copy.run('npx', 'vitest', 'run')).map((log) => log.slice(-20_000))).toEqual([]);
  });
});
