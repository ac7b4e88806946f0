import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { BuildFailure } from '#scripts/review/changes/build.ts';
import { compareTrees, writeReport } from '#scripts/review/changes/compare.ts';
import { readCommandLine, tellUsage, UsageNote } from '#scripts/cli/command-line.ts';
import { outline } from '#scripts/review/changes/report.ts';
import { folderTree, revisionTree, type Tree } from '#scripts/review/changes/revision.ts';

const ROOT = join(import.meta.dirname, '../..');
const USAGE = `Uso: npm run report -- <base> [<head>] [opciones]

Cuenta qué cambia para las visitas entre dos revisiones, con palabras y con imágenes. Sin <head>, compara con lo que
hay en esta carpeta.

  --base-dir=<carpeta>    una carpeta en lugar de la revisión <base>
  --head-dir=<carpeta>    una carpeta en lugar de la revisión <head>
  --out=<carpeta>         dónde escribe el informe (si no se indica: .report)
  --help                  muestra esta ayuda

Termina con 0 si lo escribió, con 1 si una de las dos versiones no se puede construir y con 2 si falló la herramienta.`;

type Side = { revision: string | undefined; folder: string | undefined; name: string };

/** Lays out one side of the comparison; what it took from git is given back by `remove`. */
function treeOf({ revision, folder, name }: Side, place: string): Tree {
  if (folder !== undefined) return folderTree(resolve(folder), name);
  if (revision !== undefined) return revisionTree(ROOT, revision, join(place, name));
  if (name === 'base') throw new UsageNote(USAGE, 'Falta la revisión <base>.');
  return folderTree(ROOT, 'lo que hay en esta carpeta');
}

async function main(): Promise<void> {
  const options = {
    'base-dir': { type: 'string' },
    'head-dir': { type: 'string' },
    out: { type: 'string', default: join(ROOT, '.report') },
  } as const;
  const { values, positionals } = readCommandLine(process.argv.slice(2), USAGE, options, {
    allowPositionals: true,
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
  const told = tellUsage(error, console);
  const isContent = error instanceof BuildFailure;
  if (told === null) console.error(isContent ? error.message : error);
  process.exitCode = told ?? (isContent ? 1 : 2);
}
