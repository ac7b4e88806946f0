import { rmSync } from 'node:fs';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { writeWhole } from '#scripts/config/read/write-whole.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { compiledValidation, readFiles } from '#scripts/config/read/load.ts';
import { openContent } from '#scripts/config/read/open-content.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { type Workspace, workspaceOf } from '#scripts/config/lender/workspace.ts';

/** Writes the changes, or with `dryRun` only shows them. */
export function finish(workspace: DiskWorkspace, dryRun: boolean, log: (text: string) => void): void {
  for (const [file, text] of workspace.changes()) {
    const [todo, done] = text === null ? ['borrar', 'Borrado'] : ['escribir', 'Escrito'];
    log(dryRun ? `Falta ${todo} ${file} (--dry-run: no se tocó nada)` : `${done}: ${file}`);
    if (dryRun && text !== null) log(text);
  }
  if (!dryRun) workspace.write();
}

function writeChanges(root: string, changes: ReturnType<Workspace['changes']>): void {
  for (const [file, text] of changes) if (text !== null) writeWhole(diskPath(root, file), text);
  for (const [file, text] of changes) if (text === null) rmSync(diskPath(root, file), { force: true });
}

/** A workspace whose changes can be written. */
export type DiskWorkspace = ReturnType<typeof openWorkspace>;

/** Opens the content under `root` for changing; config files are put in their one form. */
export function openWorkspace(root: string) {
  const read = readSchemas(root);
  const schemas = schemaReader(read);
  const validation = compiledValidation(read);
  const textOf = (file: string, data: object): string => {
    const plain = `${JSON.stringify(data, null, 2)}\n`;
    return fixText(schemas, file, plain)?.text ?? plain;
  };
  const workspace = workspaceOf(readFiles(root), { load: openContent(validation), textOf });
  return {
    ...workspace,
    schemas,
    /** Why data breaks the schema of a kind. */
    faultsOf: validation.faultsOf,
    write: (): void => writeChanges(root, workspace.changes()),
  };
}
