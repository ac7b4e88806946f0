import { formatJson } from '#scripts/config/fix/format-json.ts';
import { removeLenderFrom, renameLenderIn } from '#scripts/config/lender/change-lender.ts';
import { type Workspace, workspaceOf } from '#scripts/config/lender/workspace.ts';
import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import { sheetsOf } from '#scripts/preview/editor/page/sheets.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

type Load = Editing['load'];

/** What a change of a lender, made as the command makes it, does to files. */
function changed(load: Load, files: Published, change: (workspace: Workspace) => void): Draft {
  const textOf = (_: string, data: object): string => formatJson(data);
  const workspace = workspaceOf(new Map(Object.entries(files)), { load, textOf });
  change(workspace);
  return Object.fromEntries(workspace.changes());
}

type Move = { from: string; to: string; isPublished: boolean };

/** Gives a lender another address; a published one keeps leading to the new one. */
export const movedLender = (load: Load, files: Published, { from, to, isPublished }: Move): Draft =>
  changed(load, files, (workspace) => renameLenderIn(workspace, from, to, isPublished));

/** Takes a lender away, with the sheets that lead to it. */
export const withoutLender = (load: Load, files: Published, id: string): Draft =>
  changed(load, files, (workspace) => {
    removeLenderFrom(workspace, id);
    for (const sheet of sheetsOf(files, id)) workspace.putText(sheet, null);
  });
