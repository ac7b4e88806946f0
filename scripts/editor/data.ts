import type { Texts } from '#scripts/changes/changes.ts';
import { readTexts } from '#scripts/changes/read-texts.ts';
import { readSchemas, type Schema } from '#scripts/config/read/schemas.ts';

/** Where the files are kept: the address of the project at its code host, and the branch that is published. */
export type Repository = { address: string; branch: string };

/** Everything the editor's page works on: the texts of a content, its schemas, and the site's stylesheet. */
export type EditorData = { files: Texts; schemas: Record<string, Schema>; css: string };

/** Reads what the page needs from the project under `root`. */
export const editorData = (root: string, css: string): EditorData => ({
  files: readTexts(root),
  schemas: Object.fromEntries(readSchemas(root).byKind),
  css,
});
