import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskPath } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { SCHEMA_SUFFIX } from '#scripts/config/read/kinds.ts';

/** Everything the editor's page works on: a content as files, its schemas, and the site's style sheet. */
export type EditorData = {
  /** Config files and logos as text, by name. */
  files: Record<string, string>;
  schemas: Record<string, unknown>;
  css: string;
};

/** Reads what the page needs from the project under `root`. */
export function editorData(root: string, css: string): EditorData {
  const { files, others, exceptions } = loadContent(root);
  const decoder = new TextDecoder();
  const logos = [...others].flatMap(([file, bytes]) =>
    bytes ? [[file, decoder.decode(bytes)] as const] : [],
  );
  const schemas = readdirSync(join(root, 'schema')).filter((name) => name.endsWith(SCHEMA_SUFFIX));
  return {
    files: Object.fromEntries([
      ...[...files.keys()].map((file) => [file, readFileSync(diskPath(root, file), 'utf8')] as const),
      ...logos,
      [EXCEPTIONS_FILE, exceptions.text],
    ]),
    schemas: Object.fromEntries(
      schemas.map((name) => [
        name.slice(0, -SCHEMA_SUFFIX.length),
        JSON.parse(readFileSync(join(root, 'schema', name), 'utf8')) as unknown,
      ]),
    ),
    css,
  };
}
