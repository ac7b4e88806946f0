import { holdsOn } from '#domain/period.ts';
import { putAt } from '#domain/put-at.ts';
import type { Campaign } from '#generated/types.ts';
import type { ConfigFile, Content, ContentFiles, Loaded } from '#scripts/config/read/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { addDays } from '#scripts/config/rules/dates.ts';

/** Folder of the campaigns, a file each. */
export const CAMPAIGNS = 'config/campaigns';

/** The file and the pointer of a place as a campaign writes it: 'config/home.json#/title'. */
export function placeAt(at: string): { file: string; pointer: string } {
  const cut = at.indexOf('#');
  return { file: at.slice(0, cut), pointer: at.slice(cut + 1) };
}

/** The campaign that a file is, or that its page lives with; undefined for what is there every day. */
export function campaignOf({ file, part, data }: ConfigFile): string | undefined {
  if (part === 'campaigns') return idOf(file);
  const { campaign } = Object(data) as { campaign?: string };
  return part === 'landings' || part === 'articles' ? campaign : undefined;
}

/** Data of the files that campaigns change, with their values over the everyday ones. */
function laidOver(
  files: ReadonlyMap<string, ConfigFile>,
  campaigns: Iterable<Campaign>,
): ReadonlyMap<string, unknown> {
  const over = new Map<string, unknown>();
  for (const { values } of campaigns)
    for (const { at, value } of values) {
      const { file, pointer } = placeAt(at);
      const before = over.get(file) ?? files.get(file)?.data;
      if (before !== undefined) over.set(file, putAt(before, keysOf(pointer), value));
    }
  return over;
}

/**
 * The files as they are on a day (`YYYY-MM-DD`): the everyday ones, the values of the campaigns of that day over them, and
 * the pages that live with these campaigns. Campaigns and pages of other days are not there. `files` are `texts`, read.
 */
export function filesOn(
  texts: ContentFiles,
  { files, parts }: Pick<Loaded, 'files' | 'parts'>,
  day: string,
): ContentFiles {
  const held = parts.campaigns.filter((campaign) => holdsOn(campaign, day));
  const ids = new Set(held.map(({ id }) => id));
  const shown = new Map(texts);
  for (const [file, data] of laidOver(files, held)) shown.set(file, JSON.stringify(data));
  for (const one of files.values()) {
    const campaign = campaignOf(one);
    if (campaign !== undefined && !ids.has(campaign)) shown.delete(one.file);
  }
  return shown;
}

/** The days after a day on which a campaign or a hidden page begins, and those on which it is over; the next one first. */
export function turnsAfter({ campaigns, lenders }: Pick<Content, 'campaigns' | 'lenders'>, day: string) {
  const periods = [...campaigns, ...lenders.flatMap(({ hidden }) => hidden ?? [])];
  const days = periods.flatMap(({ from, until }) => [from ?? '', until ? addDays(until, 1) : '']);
  return [...new Set(days)].filter((one) => one > day).toSorted();
}
