import { formatJson } from '#scripts/config/fix/format-json.ts';
import { removeLenderFrom } from '#scripts/config/lender/change-lender.ts';
import { workspaceOf } from '#scripts/config/lender/workspace.ts';
import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import { sheetsOf } from '#scripts/preview/editor/page/sheets.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

/** Takes a lender away, as the command does, with the sheets that lead to it. */
export function withoutLender(load: Editing['load'], files: Published, id: string): Draft {
  const textOf = (_: string, data: object): string => formatJson(data);
  const workspace = workspaceOf(new Map(Object.entries(files)), { load, textOf });
  removeLenderFrom(workspace, id);
  for (const sheet of sheetsOf(files, id)) workspace.putText(sheet, null);
  return Object.fromEntries(workspace.changes());
}
