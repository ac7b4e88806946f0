import { readFileSync } from 'node:fs';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE, FOLDERS, SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import { readSchemas, type Schema } from '#scripts/config/read/schemas.ts';

/**
 * Where the files are kept, from the code host's variables in the workflow that builds the page; undefined outside of one, and for
 * a tag, which nothing can be proposed to.
 */
export function workflowRepository(env: NodeJS.ProcessEnv): Repository | undefined {
  const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: name } = env;
  const pushed = env['GITHUB_REF_TYPE'] === 'branch' ? env['GITHUB_REF_NAME'] : undefined;
  // In a pull request the branch that it is for; its own is gone once it is merged.
  const branch = env['GITHUB_BASE_REF'] || pushed;
  return host && name && branch ? { address: `${host}/${name}`, branch } : undefined;
}

/** Everything the editor's page works on: a content as files, its schemas, and the site's style sheet. */
export type EditorData = {
  /** Config files and logos by name: as data those in the standard layout, the others as text. */
  files: Record<string, string | object>;
  schemas: Record<string, Schema>;
  css: string;
  /** Where the files are kept, for a content that does not say it. */
  repository?: Repository;
};

/** A text in the standard layout as data, which weighs less; one that is broken stays text. */
function packed(text: string): string | object {
  try {
    const data = JSON.parse(text) as object;
    return formatJson(data) === text ? data : text;
  } catch {
    return text;
  }
}

/** Kinds of content, and those whose schemas theirs refer to; the others describe what travels. */
const KINDS = new Set(['common', 'exceptions', 'simulation-request']);
for (const { kind } of [SINGLE_FILES, FOLDERS].flatMap(Object.values)) KINDS.add(kind);

/** Reads what the page needs from the project under `root`. */
export function editorData(root: string, css: string): EditorData {
  const { files, others, exceptions } = loadContent(root);
  const decoder = new TextDecoder();
  const repository = workflowRepository(process.env);
  const texts: Record<string, string | object> = { [EXCEPTIONS_FILE]: exceptions.text };
  for (const file of files.keys()) texts[file] = packed(readFileSync(diskPath(root, file), 'utf8'));
  for (const [file, bytes] of others) if (bytes) texts[file] = decoder.decode(bytes);
  return {
    files: texts,
    schemas: Object.fromEntries([...readSchemas(root).byKind].filter(([kind]) => KINDS.has(kind))),
    css,
    ...(repository && { repository }),
  };
}
