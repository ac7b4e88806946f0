import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { compareTrees, compareWords, writeReport } from '#scripts/preview/changes/compare.ts';
import { asNote } from '#scripts/preview/changes/markdown.ts';
import { dayFrom } from '#scripts/cli/day-option.ts';
import { defineCommand, PROJECT, UsageError } from '#scripts/cli/command.ts';
import { outline } from '#scripts/preview/changes/report.ts';
import { commitOf } from '#scripts/build/commit.ts';
import { commitTree, folderTree, type Tree } from '#scripts/preview/changes/revision.ts';

const USAGE = `Uso: npm run loans -- report <base> [<head>] [opciones]

Cuenta qué cambia para las visitas entre dos revisiones, con palabras y con imágenes. Sin <head>, compara con lo que
hay en esta carpeta.

  --base-dir=<carpeta>    una carpeta en lugar de la revisión <base>
  --head-dir=<carpeta>    una carpeta en lugar de la revisión <head>
  --out=<carpeta>         dónde escribe el informe (si no se indica: .report)
  --pictures-at=<dirección>  donde van a estar las fotos, para ponerlas también en el resumen
  --on=<día>              el día en que se lo mira, como 2026-12-24 (si no se indica: hoy)
  --words                 solo una nota con lo que cambió, sin construir nada
  --help                  muestra esta ayuda

Termina con 0 si lo escribió, con 1 si una versión no se puede construir y con 2 si falló la herramienta.`;

type Side = { revision: string | undefined; folder: string | undefined; name: string };

/** Lays out one side of the comparison; what it took from git is given back by `remove`. */
function treeOf({ revision, folder, name }: Side, root: string, place: string): Tree {
  if (folder !== undefined) return folderTree(resolve(folder), name);
  if (revision === undefined && name === 'base') throw new UsageError('Falta la revisión <base>.');
  if (revision === undefined) return folderTree(root, 'lo que hay en esta carpeta');
  const commit = commitOf(root, revision);
  if (commit === null) throw new UsageError(`Git no conoce la revisión «${revision}».`);
  return commitTree(root, commit, join(place, name));
}

export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 2,
  options: {
    'base-dir': { type: 'string' },
    'head-dir': { type: 'string' },
    on: { type: 'string' },
    out: { type: 'string', default: join(PROJECT, '.report') },
    'pictures-at': { type: 'string' },
    words: { type: 'boolean', default: false },
  },
  run: async ({ values, positionals, root, output }) => {
    // The builds of both sides are processes of their own, which take the day from here.
    if (values.on !== undefined) process.env['ON'] = dayFrom(values.on);
    const [base, head] = values['base-dir'] === undefined ? positionals : [undefined, ...positionals];
    const sides: Side[] = [
      { revision: base, folder: values['base-dir'], name: 'base' },
      { revision: head, folder: values['head-dir'], name: 'head' },
    ];
    const place = mkdtempSync(join(tmpdir(), 'report-'));
    const trees: Tree[] = [];
    try {
      for (const side of sides) trees.push(treeOf(side, root, place));
      if (values.words) return output.log(asNote(compareWords(trees[0] as Tree, trees[1] as Tree)));
      const report = await compareTrees(trees[0] as Tree, trees[1] as Tree, place);
      const { html, markdown } = writeReport(report, resolve(values.out), values['pictures-at']);
      const files = [html, markdown].map((file) => relative(process.cwd(), file));
      output.log([outline(report), ...files].join('\n'));
    } finally {
      for (const tree of trees) tree.remove();
      rmSync(place, { recursive: true, force: true });
    }
  },
});
