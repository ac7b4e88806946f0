import { formatJson } from '#scripts/config/fix/format-json.ts';
import { renameLenderIn } from '#scripts/config/lender/change-lender.ts';
import { workspaceOf } from '#scripts/config/lender/workspace.ts';
import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

type Move = { from: string; to: string; isPublished: boolean };

/** Gives a lender another address, as the command does; a published one keeps leading to the new one. */
export function movedLender(load: Editing['load'], files: Published, { from, to, isPublished }: Move): Draft {
  const textOf = (_: string, data: object): string => formatJson(data);
  const workspace = workspaceOf(new Map(Object.entries(files)), { load, textOf });
  renameLenderIn(workspace, from, to, isPublished);
  return Object.fromEntries(workspace.changes());
}
