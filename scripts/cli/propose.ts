import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { defineCommand, PROJECT, runAsProgram, UsageError } from '#scripts/cli/command.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { asText, countProblems, inOrder } from '#scripts/config/print.ts';
import { placeAt } from '#scripts/config/read/campaigns.ts';
import { contentFolder, diskPath } from '#scripts/config/read/folder.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { setAt } from '#scripts/config/read/set-at.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { compareTrees, compareWords, writeReport } from '#scripts/preview/changes/compare.ts';
import { newProblems } from '#scripts/preview/changes/first-look.ts';
import { asNote } from '#scripts/preview/changes/markdown.ts';
import { outline } from '#scripts/preview/changes/report.ts';
import { folderTree, type Tree } from '#scripts/preview/changes/revision.ts';

const USAGE = `Uso: npm run propose -- <cambios.json> [opciones]

Prueba una lista de cambios en una copia: dice qué encuentra la revisión y qué ven las visitas, con palabras y con fotos.
No cambia nada en config/.

  <cambios.json>     una lista de lugares y valores, como
                     [{ "at": "config/home.json#/hero/title", "value": "…" }]
                     Sin «value», se saca lo que hay ahí. Con «#» al final, vale por el archivo entero.
  --out=<carpeta>    dónde deja el informe con las fotos (si no se indica: .report)
  --words            solo las palabras, sin construir nada
  --help             muestra esta ayuda

Termina con 0 si se podría publicar, con 1 si la revisión lo rechaza y con 2 si falló la herramienta.`;

type Proposed = { at: string; value?: unknown };

const PLACE = /^config\/[^#]+\.json#(?:\/.*)?$/;

const isProposed = (one: unknown): one is Proposed =>
  isObject(one) &&
  typeof one['at'] === 'string' &&
  PLACE.test(one['at']) &&
  !one['at'].includes('..') &&
  Object.keys(one).every((key) => key === 'at' || key === 'value');

/** Reads the list of changes. */
function readProposed(file: string): Proposed[] {
  const read = (): unknown => JSON.parse(readFileSync(file, 'utf8'));
  let list: unknown;
  try {
    list = read();
  } catch {
    throw new UsageError(`${file} no se puede leer como JSON.`);
  }
  const wrong = Array.isArray(list) ? list.findIndex((one) => !isProposed(one)) : 0;
  if (!Array.isArray(list) || wrong >= 0)
    throw new UsageError(
      `${file}, elemento ${wrong + 1}: se esperaba { "at": "config/….json#/lugar", "value": … }.`,
    );
  return list;
}

/** Makes one change in the content under `root`. */
function make(root: string, { at, value }: Proposed): void {
  const { file, pointer } = placeAt(at);
  const path = diskPath(root, file);
  if (pointer === '') {
    mkdirSync(dirname(path), { recursive: true });
    if (value === undefined) rmSync(path, { force: true });
    else writeFileSync(path, formatJson(value as object));
    return;
  }
  if (!existsSync(path)) throw new UsageError(`${at}: el archivo no existe.`);
  const data = JSON.parse(readFileSync(path, 'utf8')) as object;
  setAt(data, keysOf(pointer), value);
  writeFileSync(path, formatJson(data));
}

/** Lays out the content with the changes in a folder; the program stays the one of the project. */
function changedTree(root: string, folder: string, changes: readonly Proposed[]): Tree {
  cpSync(contentFolder(root), contentFolder(folder), { recursive: true });
  cpSync(join(root, 'schema'), join(folder, 'schema'), { recursive: true });
  for (const change of changes) make(folder, change);
  return { ...folderTree(folder, 'lo propuesto'), program: root };
}

/** Reports what a list of changes would do, and changes nothing. */
export const command = defineCommand({
  usage: USAGE,
  language: 'es',
  words: 1,
  options: {
    out: { type: 'string', default: join(PROJECT, '.report') },
    words: { type: 'boolean', default: false },
  },
  run: async ({ values, positionals: [file], root, output }) => {
    if (file === undefined) throw new UsageError('Falta el archivo con los cambios.');
    const place = mkdtempSync(join(tmpdir(), 'propose-'));
    try {
      const head = changedTree(root, join(place, 'head'), readProposed(file));
      const base = folderTree(root, 'lo que hay en esta carpeta');
      const loaded = loadContent(head.root);
      const found = inOrder(newProblems(allProblems(loadContent(root)), allProblems(loaded)));
      if (found.length > 0) output.log(asText(found, loaded.files));
      if (countProblems(found).errors > 0) return 1;
      output.log(asNote(compareWords(base, head)));
      if (values.words) return 0;
      const report = await compareTrees(base, head, place);
      const { html, markdown } = writeReport(report, resolve(values.out));
      output.log(
        [outline(report), ...[html, markdown].map((one) => relative(process.cwd(), one))].join('\n'),
      );
      return 0;
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  },
});

await runAsProgram('propose', command);
