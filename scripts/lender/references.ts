import { existsSync, readFileSync } from 'node:fs';
import { houseText } from '#scripts/config/fix/house-text.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { Exception } from '#scripts/config/read/content.ts';
import { lenderFile } from '#scripts/lender/paths.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';

/** The new value of an id in a list: the same, another, or null when it is removed. */
type Replace = (id: string) => string | null;

/** Lists that hold ids of lenders, and the files they stand in. */
const LISTS = { 'config/tables/forced-order.json': 'lenders', 'config/directory.json': 'order' };

/** Renames or removes a lender's id in the lists that hold ids. */
export async function replaceInLists(workspace: Workspace, replace: Replace): Promise<void> {
  for (const [file, key] of Object.entries(LISTS)) {
    await workspace.edit(file, (draft) => {
      const ids = draft[key] as string[] | undefined;
      if (ids) draft[key] = ids.map(replace).filter((id) => id !== null);
    });
  }
}

/** Renames (or with null removes) the exceptions noted for a lender's file. */
export async function replaceInExceptions(
  workspace: Workspace,
  id: string,
  newId: string | null,
): Promise<void> {
  const path = diskPath(workspace.root, EXCEPTIONS_FILE);
  if (!existsSync(path)) return;
  const before = JSON.parse(readFileSync(path, 'utf8')) as Exception[];
  const start = `${lenderFile(id)}#`;
  const after = before.flatMap((exception) => {
    if (!exception.path.startsWith(start)) return [exception];
    return newId === null
      ? []
      : [{ ...exception, path: exception.path.replace(lenderFile(id), lenderFile(newId)) }];
  });
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  workspace.putText(EXCEPTIONS_FILE, houseText(after));
}
