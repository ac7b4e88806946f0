import { rmSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { produce } from 'immer';
import { writeWhole } from '#scripts/config/read/cache.ts';
import type { ConfigFile, Exception, Loaded } from '#scripts/config/read/content.ts';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { assemble, listConfig, openReader, readExceptions } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { allProblems } from '#scripts/config/rules/run.ts';

/** Writes the changes, or with `dryRun` only shows them. */
export function finish(workspace: Workspace, dryRun: boolean, log: (text: string) => void): void {
  for (const [file, text] of workspace.changes()) {
    const [todo, done] = text === null ? ['borrar', 'Borrado'] : ['escribir', 'Escrito'];
    log(dryRun ? `Falta ${todo} ${file} (--dry-run: no se tocó nada)` : `${done}: ${file}`);
    if (dryRun && text !== null) log(text);
  }
  if (!dryRun) workspace.write();
}

type Json = Record<string, unknown>;

/** Content being changed: nothing is written until everything is known to be right. */
export type Workspace = ReturnType<typeof openWorkspace>;

type Changed = Map<string, string | null>;

/** Problems of the content as changed. */
function problemsOf(loaded: Loaded, changes: Changed): Problem[] {
  const noted = changes.get(EXCEPTIONS_FILE);
  const exceptions = noted
    ? { text: noted, exceptions: JSON.parse(noted) as Exception[] }
    : readExceptions(loaded.root);
  // The rule on logos looks at the disk, where a new one is not yet.
  const isDrawn = ({ rule, pointer }: Problem) => rule === 'logo' && pointer === '/logo' && changes.size > 0;
  return allProblems(loaded, { exceptions }).filter((problem) => !isDrawn(problem));
}

function writeChanges(root: string, changes: Changed): void {
  for (const [file, text] of changes) if (text !== null) writeWhole(diskPath(root, file), text);
  for (const [file, text] of changes) if (text === null) rmSync(diskPath(root, file), { force: true });
}

/** Opens the content under `root` for changing. */
export function openWorkspace(root: string) {
  const reader = openReader(root);
  const read = readSchemas(root);
  const schemas = schemaReader(read);
  const files = new Map<string, ConfigFile>(listConfig(root).map((file) => [file, reader.read(file)]));
  const changes: Changed = new Map();
  /** The content as it stands with the changes made so far. */
  const loaded = (): Loaded => {
    const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return assemble(root, new Map(sorted));
  };

  /** Puts a config file in place, in its one form. Broken data stays as it is, for `problems` to tell. */
  async function put(file: string, data: Json): Promise<void> {
    const plain = `${JSON.stringify(data, null, 2)}\n`;
    const text = fixText(schemas, file, plain)?.text ?? plain;
    if (text === files.get(file)?.text) return;
    files.set(file, reader.readText(file, text));
    changes.set(file, text);
  }

  return {
    root,
    schemas,
    /** Why data breaks the schema of a kind. */
    faultsOf: openExplainer(read),
    loaded,
    problems: (): Problem[] => problemsOf(loaded(), changes),
    put,
    /** Changes a config file; one that is not there is left alone. */
    edit: async (file: string, recipe: (draft: Json) => void): Promise<void> => {
      const data = files.get(file)?.data;
      if (typeof data !== 'object' || data === null) return;
      const changed = produce(data as Json, (draft) => recipe(draft));
      if (changed !== data) await put(file, changed);
    },
    /** Puts any other file in place, or with null removes it. */
    putText: (file: string, text: string | null): void => void changes.set(file, text),
    remove: (file: string): void => {
      files.delete(file);
      changes.set(file, null);
    },
    /** Files that differ from the disk, each with its new text; null for one that is gone. */
    changes: (): ReadonlyMap<string, string | null> => changes,
    write: (): void => writeChanges(root, changes),
  };
}
