import { strToU8, zipSync } from 'fflate';
import type { Draft } from '#scripts/review/editor/page/draft.ts';

type Published = Readonly<Record<string, string>>;

/** The changed files, each in its place, as one archive. */
export const archiveOf = (draft: Draft): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(draft).map(([file, text]) => [file, strToU8(text)])));

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

/** The changed files as a unified patch: each is replaced from the first line that differs to the last. */
export const patchOf = (draft: Draft, published: Published): string =>
  Object.entries(draft)
    .map(([file, text]) => filePatch(file, published[file], text))
    .join('');

function filePatch(file: string, before: string | undefined, after: string): string {
  const old = before === undefined ? [] : linesOf(before);
  const fresh = linesOf(after);
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end))
    end += 1;
  const removed = old.slice(start, old.length - end);
  const added = fresh.slice(start, fresh.length - end);
  const around = old.slice(Math.max(0, start - 3), start);
  const behind = old.slice(old.length - end, old.length - end + 3);
  const first = before === undefined ? 0 : start - around.length + 1;
  const body = [
    ...around.map((line) => ` ${line}`),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...behind.map((line) => ` ${line}`),
  ];
  const context = around.length + behind.length;
  const head =
    before === undefined
      ? `diff --git a/${file} b/${file}\nnew file mode 100644\n--- /dev/null\n`
      : `diff --git a/${file} b/${file}\n--- a/${file}\n`;
  const place = `@@ -${first},${removed.length + context} +${Math.max(1, first)},${added.length + context} @@`;
  return `${head}+++ b/${file}\n${place}\n${body.join('\n')}\n`;
}

/** Where the files are kept: the address of the project, and the version that is published. */
export type Repository = { address: string; branch: string };

/** The host's own page for one file: a new one comes filled in, a known one opens to be edited. */
export function hostPage(
  { address, branch }: Repository,
  file: string,
  text: string,
  isNew: boolean,
): string {
  if (!isNew) return `${address}/edit/${branch}/${file}`;
  const query = new URLSearchParams({ filename: file, value: text });
  return `${address}/new/${branch}?${query.toString()}`;
}
