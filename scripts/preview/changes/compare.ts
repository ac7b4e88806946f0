import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { firstLook, lostAddresses, newProblems } from '#scripts/preview/changes/first-look.ts';
import { buildSite } from '#scripts/preview/changes/build.ts';
import { contentChanges } from '#scripts/preview/changes/content-changes.ts';
import { asHtml } from '#scripts/preview/changes/html.ts';
import { asMarkdown } from '#scripts/preview/changes/markdown.ts';
import { recordChanges } from '#scripts/preview/changes/record-changes.ts';
import { pageChanges } from '#scripts/preview/changes/page-changes.ts';
import { pictureFiles, STEPS, takePictures } from '#scripts/preview/changes/pictures.ts';
import { type ChangeReport, hasChangesAfterSending } from '#scripts/preview/changes/report.ts';
import type { Tree } from '#scripts/preview/changes/revision.ts';

/** Files of the site besides its content. */
const CODE = ['src', 'schema', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];
const GENERATED = 'src/generated/';

function filesUnder(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !file.startsWith(GENERATED) && statSync(join(root, file)).isFile());
}

/** Files of the program that differ between two folders, or are in one of them alone. */
function codeChanges(base: string, head: string): string[] {
  const files = new Set(CODE.flatMap((path) => [...filesUnder(base, path), ...filesUnder(head, path)]));
  const read = (root: string, file: string): string | null =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'latin1') : null;
  return [...files].toSorted().filter((file) => read(base, file) !== read(head, file));
}

/** More pages than a reviewer would look through are named, not pictured. */
const MOST_PICTURED = 40;

async function build(tree: Tree, dist: string): Promise<void> {
  try {
    const { root, program } = tree;
    await buildSite(program ?? root, dist, program ? { CONFIG: contentFolder(root) } : {});
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`La versión ${tree.name} no se puede construir:\n\n${error.message}`);
  }
}

/**
 * Builds two versions of the project and finds everything that changes from one to the other for visitors; `folder`
 * is for what is built in between.
 *
 * @throws UserError that names the version that cannot be built and says why.
 */
export async function compareTrees(base: Tree, head: Tree, folder: string): Promise<ChangeReport> {
  const dists = { base: join(folder, 'base-dist'), head: join(folder, 'head-dist') };
  const built = await Promise.allSettled([build(base, dists.base), build(head, dists.head)]);
  for (const result of built) if (result.status === 'rejected') throw result.reason;
  const pages = pageChanges(dists.base, dists.head);
  const words = compareWords(base, head);
  const steps = hasChangesAfterSending(words) ? STEPS : [];
  const code = codeChanges(base.program ?? base.root, head.program ?? head.root);
  const later = pages.days.flatMap(({ day, pages: turning }) =>
    [...steps, ...turning].map((page) => ({ ...page, day })),
  );
  const shots = [...steps, ...pages.pages.slice(0, MOST_PICTURED), ...later.slice(0, MOST_PICTURED)];
  const pictures = await takePictures(dists, shots);
  return { ...words, first: [...lostAddresses(pages), ...words.first], pages, pictures, code };
}

/** Compares the words alone: nothing is built, so that it takes a second. */
export function compareWords(base: Tree, head: Tree): ChangeReport {
  const content = contentChanges(base.root, head.root);
  const warningsIn = ({ root }: Tree) =>
    allProblems(loadContent(root)).filter(({ severity }) => severity === 'warning');
  const first = firstLook(content.changes, newProblems(warningsIn(base), warningsIn(head)));
  const pages = { pages: [], unchanged: 0, days: [], redirects: { added: [], removed: [] } };
  const record = recordChanges(base.root, head.root);
  return { base: base.name, head: head.name, content, record, first, pages, pictures: [], code: [] };
}

/**
 * Writes a report as a page and as a summary, and its pictures beside them for a summary that is read elsewhere;
 * `picturesAt` is the address where they will be found. Gives the paths of page and summary.
 */
export function writeReport(report: ChangeReport, out: string, picturesAt?: string) {
  mkdirSync(out, { recursive: true });
  const files = { html: join(out, 'report.html'), markdown: join(out, 'summary.md') };
  const pictures = picturesAt === undefined ? [] : pictureFiles(report.pictures);
  for (const { name, bytes } of pictures) writeFileSync(join(out, name), bytes);
  writeFileSync(files.html, asHtml(report));
  writeFileSync(files.markdown, asMarkdown(report, pictures, picturesAt));
  return files;
}
