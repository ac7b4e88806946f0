import { matchKey } from '#domain/match-key.ts';
import type { Exclusions, Lender } from '#generated/types.ts';
import { productsOf } from '#site/follow-record.ts';
import type { Content } from '#site/content.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { removeLenderFrom, renameLenderIn } from '#scripts/config/lender/change-lender.ts';
import { lenderFile, type Workspace, workspaceOf } from '#scripts/config/lender/workspace.ts';
import type { Draft, Published } from '#scripts/preview/editor/page/draft-text.ts';
import { sheetsOf } from '#scripts/preview/editor/page/sheets.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

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

const EXCLUSIONS = 'config/tables/exclusions.json';
/** What that file holds, while it is changed. */
type Table = { [Key in 'names' | 'reasons']: Exclusions[Key][number][] };

/** Names by which the offers of a lender are known, each once: those of its file, and of its entities in the record. */
function namesOf(lender: Lender, { catalogue }: Partial<Content>): string[] {
  const declared = catalogue ? productsOf(lender, catalogue).map(({ entity }) => entity) : [];
  return [...new Map([...lender.legalNames, ...declared].map((name) => [matchKey(name), name])).values()];
}

/** A decision to stop showing a lender: why, '' where nobody said it, and its day, YYYY-MM-DD. */
export type Withdrawal = { why: string; since: string };

/**
 * Stops showing a lender, its page and sheets as well as its offers in the results, and notes why and since when. With
 * null it is shown again as it was.
 */
export const shownLender = (
  load: Load,
  files: Published,
  lender: Lender,
  withdrawal: Withdrawal | null,
): Draft =>
  changed(load, files, (workspace) => {
    const isShown = withdrawal === null;
    const names = namesOf(lender, workspace.loaded().parts);
    const keys = new Set(names.map(matchKey));
    workspace.edit(lenderFile(lender.id), (draft) => {
      if (isShown) delete draft['hidden'];
      else draft['hidden'] = {};
    });
    workspace.edit(EXCLUSIONS, (draft) => {
      const table = draft as unknown as Table;
      const others = table.names.filter(({ name }) => !keys.has(matchKey(name)));
      const { code } = WORDS.withdrawn;
      const reasons = table.reasons.filter(
        (one) => one.code !== code || others.some(({ reason }) => reason === code),
      );
      const { why = '', since = '' } = withdrawal ?? {};
      const own = names.map((name) => ({ name, reason: code, ...(why && { why }), since }));
      table.names = isShown ? others : [...others, ...own];
      table.reasons =
        isShown || reasons.some((one) => one.code === code) ? reasons : [...reasons, WORDS.withdrawn];
    });
  });

/** Takes a lender away, with the sheets that lead to it. */
export const withoutLender = (load: Load, files: Published, id: string): Draft =>
  changed(load, files, (workspace) => {
    removeLenderFrom(workspace, id);
    for (const sheet of sheetsOf(files, id)) workspace.putText(sheet, null);
  });
