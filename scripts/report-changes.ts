import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildFailure } from './changes/build.ts';
import { compareTrees, writeReport } from './changes/compare.ts';
import { outline } from './changes/report.ts';
import { folderTree, revisionTree, type Tree } from './changes/revision.ts';

/*
 * `npm run report -- <base> [<head>]`: what changes for visitors between two revisions, in words and pictures; without
 * `head`, up to what stands in this folder. `--base-dir` and `--head-dir` take folders instead of revisions, `--out`
 * the folder to write to. Exit codes: 0 written, 1 a version cannot be built, 2 the tool itself failed.
 */
const ROOT = join(import.meta.dirname, '..');
const USAGE = 'Uso: npm run report -- <base> [<head>]';

type Side = { revision: string | undefined; folder: string | undefined; name: string };

/** Lays out one side of the comparison; what it took from git is given back by `remove`. */
function treeOf({ revision, folder, name }: Side, place: string): Tree {
  if (folder !== undefined) return folderTree(resolve(folder), name);
  if (revision !== undefined) return revisionTree(ROOT, revision, join(place, name));
  if (name === 'base') throw new Error(USAGE);
  return folderTree(ROOT, 'lo que hay en esta carpeta');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'base-dir': { type: 'string' },
      'head-dir': { type: 'string' },
      out: { type: 'string', default: join(ROOT, '.report') },
    },
  });
  const [base, head] = values['base-dir'] === undefined ? positionals : [undefined, ...positionals];
  const sides: Side[] = [
    { revision: base, folder: values['base-dir'], name: 'base' },
    { revision: head, folder: values['head-dir'], name: 'head' },
  ];
  const place = mkdtempSync(join(tmpdir(), 'report-'));
  const trees: Tree[] = [];
  try {
    for (const side of sides) trees.push(treeOf(side, place));
    const report = await compareTrees(trees[0] as Tree, trees[1] as Tree, place);
    const { html, markdown } = writeReport(report, resolve(values.out));
    console.log(
      [outline(report), ...[html, markdown].map((file) => relative(process.cwd(), file))].join('\n'),
    );
  } finally {
    for (const tree of trees) tree.remove();
    rmSync(place, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  const isContent = error instanceof BuildFailure;
  console.error(isContent ? error.message : error);
  process.exitCode = isContent ? 1 : 2;
}
