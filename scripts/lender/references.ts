import { existsSync, readFileSync } from 'node:fs';
import { houseText } from '#scripts/config/fix/house-text.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { Exception } from '#scripts/config/read/content.ts';
import { DIRECTORY, FORCED_ORDER, lenderFile } from '#scripts/lender/paths.ts';
import type { Workspace } from '#scripts/lender/workspace.ts';

type Lists = { lenders?: string[]; order?: string[] };

/** The new value of an id in a list: the same, another, or null when it is removed. */
type Replace = (id: string) => string | null;

const replaced = (list: readonly string[], replace: Replace): string[] =>
  list.map(replace).filter((id) => id !== null);

/** Renames or removes a lender's id in the lists that hold ids. */
export async function replaceInLists(workspace: Workspace, replace: Replace): Promise<void> {
  await workspace.edit(FORCED_ORDER, (draft: Lists) => {
    if (draft.lenders) draft.lenders = replaced(draft.lenders, replace);
  });
  await workspace.edit(DIRECTORY, (draft: Lists) => {
    if (draft.order) draft.order = replaced(draft.order, replace);
  });
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
