import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#scripts/config/read/user-error.ts';
import { buildSite } from '#scripts/review/changes/build.ts';
import { codeChanges } from '#scripts/review/changes/code-changes.ts';
import { contentChanges } from '#scripts/review/changes/content-changes.ts';
import { asHtml } from '#scripts/review/changes/html.ts';
import { asMarkdown } from '#scripts/review/changes/markdown.ts';
import { pageChanges } from '#scripts/review/changes/page-changes.ts';
import { takePictures } from '#scripts/review/changes/pictures.ts';
import type { ChangeReport } from '#scripts/review/changes/report.ts';
import type { Tree } from '#scripts/review/changes/revision.ts';

/** More pages than a reviewer would look through are named, not pictured. */
const MOST_PICTURED = 40;

/** Names of the two files of a report. */
const REPORT_HTML = 'report.html';
const REPORT_MARKDOWN = 'summary.md';

async function build(tree: Tree, dist: string): Promise<void> {
  try {
    await buildSite(tree.root, dist);
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
  return {
    base: base.name,
    head: head.name,
    content: contentChanges(base.root, head.root),
    pages,
    pictures: await takePictures(dists, pages.pages.slice(0, MOST_PICTURED)),
    code: codeChanges(base.root, head.root),
  };
}

/** Writes a report as a page and as a summary; gives their paths. */
export function writeReport(report: ChangeReport, out: string): { html: string; markdown: string } {
  mkdirSync(out, { recursive: true });
  const files = { html: join(out, REPORT_HTML), markdown: join(out, REPORT_MARKDOWN) };
  writeFileSync(files.html, asHtml(report));
  writeFileSync(files.markdown, asMarkdown(report));
  return files;
}
