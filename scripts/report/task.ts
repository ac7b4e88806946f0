import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentChanges, type Texts } from '#scripts/changes/changes.ts';
import { pageOf } from '#scripts/changes/page-of.ts';
import { readTexts } from '#scripts/changes/read-texts.ts';
import { defineCommand, UsageError } from '#scripts/cli/command.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { asMarkdown } from '#scripts/report/markdown.ts';

const USAGE = `Uso: npm run loans -- report <base> [<head>] [opciones]

Cuenta en oraciones qué cambia para las visitas entre dos revisiones. Sin <head>, compara con lo que hay en esta carpeta.

  --pages-at=<dirección>  donde se va a ver el sitio de <head>, para enlazar cada página que cambia
  --help                  muestra esta ayuda

Termina con 0 si lo contó y con 2 si falló la herramienta.`;

const git = (root: string, ...args: string[]): number | null => spawnSync('git', args, { cwd: root }).status;

/** The texts and schemas of the content under `root`. */
const versionAt = (root: string) => ({ texts: readTexts(root), schemas: readSchemas(root) });

/** The texts and schemas of a revision of the project under `root`. */
function versionOf(root: string, revision: string) {
  const place = mkdtempSync(join(tmpdir(), 'report-'));
  const tree = join(place, 'tree');
  try {
    if (git(root, 'worktree', 'add', '--detach', '--', tree, `${revision}^{commit}`) !== 0)
      throw new UsageError(`Git no conoce la revisión «${revision}».`);
    return versionAt(tree);
  } finally {
    rmSync(place, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
}

/** The changed pages that there are after the change, each with its address at `base`. */
function pagesOf(files: readonly string[], texts: Texts, base: string) {
  const hasPage = (id: string): boolean => /^ {2}"page":/m.test(texts[`config/lenders/${id}.json`] ?? '');
  const paths = files.filter((file) => file in texts).map((file) => pageOf(file, hasPage));
  return [...new Set(paths)].map((path) => ({ path, url: `${base.replace(/\/$/, '')}${path}` }));
}

export const command = defineCommand({
  usage: USAGE,
  words: 2,
  options: { 'pages-at': { type: 'string' } },
  run: ({ values, positionals: [base, head], root, output }) => {
    if (base === undefined) throw new UsageError('Falta la revisión <base>.');
    const before = versionOf(root, base);
    const after = head === undefined ? versionAt(root) : versionOf(root, head);
    const changes = contentChanges(before.texts, after.texts, after.schemas);
    const files = changes.map(({ file }) => file);
    const address = values['pages-at'];
    output.log(asMarkdown(changes, address ? pagesOf(files, after.texts, address) : []));
  },
});
