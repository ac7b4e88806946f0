import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskPath } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE, FOLDERS, SCHEMA_SUFFIX, SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import { loadContent } from '#scripts/config/read/load.ts';

/** Everything the editor's page works on: a content as files, its schemas, and the site's style sheet. */
export type EditorData = {
  /** Config files and logos as text, by name. */
  files: Record<string, string>;
  schemas: Record<string, unknown>;
  css: string;
};

/** Schemas of content and what they share; those of what travels describe no file. */
const KINDS = ['common', ...[SINGLE_FILES, FOLDERS].flatMap(Object.values).map(({ kind }) => kind)];

/** Reads what the page needs from the project under `root`. */
export function editorData(root: string, css: string): EditorData {
  const { files, others, exceptions } = loadContent(root);
  const decoder = new TextDecoder();
  const logos = [...others].flatMap(([file, bytes]) =>
    bytes ? [[file, decoder.decode(bytes)] as const] : [],
  );
  return {
    files: Object.fromEntries([
      ...[...files.keys()].map((file) => [file, readFileSync(diskPath(root, file), 'utf8')] as const),
      ...logos,
      [EXCEPTIONS_FILE, exceptions.text],
    ]),
    schemas: Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        JSON.parse(readFileSync(join(root, 'schema', kind + SCHEMA_SUFFIX), 'utf8')) as unknown,
      ]),
    ),
    css,
  };
}
