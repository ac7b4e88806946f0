import { rmSync } from 'node:fs';
import { produce } from 'immer';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Loaded } from '#scripts/config/read/content.ts';
import { compiledValidation, readFiles } from '#scripts/config/read/load.ts';
import { openContent } from '#scripts/config/read/open-content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { writeWhole } from '#scripts/config/read/write-whole.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

type Json = Record<string, unknown>;

/** Content being changed: nothing is written until everything is known to be right. */
export type Workspace = ReturnType<typeof openWorkspace>;

/** Opens the content under `root` for changing; config files are put in their one form. */
export function openWorkspace(root: string) {
  const read = readSchemas(root);
  const schemas = schemaReader(read);
  const load = openContent(compiledValidation(read));
  const files = new Map(readFiles(root));
  const changes = new Map<string, string | null>();
  /** The content as it stands with the changes made so far. */
  const loaded = (): Loaded => load(files);

  /** Puts any file in place, or with null removes it. */
  function putText(file: string, text: string | null): void {
    if (text === null) files.delete(file);
    else files.set(file, text);
    changes.set(file, text);
  }

  /** Puts a config file in place. Broken data stays as it is; `problems` lists its faults. */
  function put(file: string, data: Json): void {
    const plain = `${JSON.stringify(data, null, 2)}\n`;
    const text = fixText(schemas, file, plain) ?? plain;
    if (text !== loaded().files.get(file)?.text) putText(file, text);
  }

  return {
    schemas,
    loaded,
    problems: (): Problem[] => allProblems(loaded()),
    putText,
    put,
    /** Changes a config file; one that is not there is left alone. */
    edit: (file: string, recipe: (draft: Json) => void): void => {
      const data = loaded().files.get(file)?.data;
      if (typeof data === 'object' && data !== null) put(file, produce(data as Json, recipe));
    },
    /** Files that were changed, each with its new text; null for one that is gone. */
    changes: (): ReadonlyMap<string, string | null> => changes,
    write: (): void => {
      for (const [file, text] of changes)
        if (text === null) rmSync(diskPath(root, file), { force: true });
        else writeWhole(diskPath(root, file), text);
    },
  };
}
