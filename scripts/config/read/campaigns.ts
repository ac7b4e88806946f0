import { holdsOn } from '#domain/period.ts';
import type { Campaign } from '#generated/types.ts';
import type { ConfigFile, Content, ContentFiles, Loaded } from '#scripts/config/read/content.ts';
import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { putAt } from '#scripts/config/read/set-at.ts';
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
  return part === 'audiencePages' || part === 'articles' ? campaign : undefined;
}

/** Files of the pages that live with a campaign. */
export const pagesOfCampaign = (files: ReadonlyMap<string, ConfigFile>, id: string): string[] =>
  [...files.values()]
    .filter((one) => one.part !== 'campaigns' && campaignOf(one) === id)
    .map(({ file }) => file);

/** Whether a file holds data, not what somebody says or shows: scripts and the server read it on every day alike. */
export function holdsData(file: string): boolean {
  const group = slotOf(file)?.group;
  return group === undefined || group === 'Tablas' || file.startsWith(`${CAMPAIGNS}/`);
}

/** Whether campaigns may change a place: not who a lender is, nor how the site works. */
export const isForCampaigns = (file: string, pointer: string): boolean =>
  !holdsData(file) && (slotOf(file)?.campaigns?.some((part) => pointer.startsWith(part)) ?? true);

/** The data of a file with what a campaign says in it. */
export const dataOver = ({ values }: Pick<Campaign, 'values'>, file: string, everyday: unknown): unknown =>
  values
    .map(({ at, value }) => ({ ...placeAt(at), value }))
    .filter((one) => one.file === file)
    .reduce((data, { pointer, value }) => putAt(data, keysOf(pointer), value), everyday);

/** Files that a campaign changes. */
export const changedBy = ({ values }: Pick<Campaign, 'values'>): string[] => [
  ...new Set(values.map(({ at }) => placeAt(at).file)),
];

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
  const pages = [...files.values()].filter((one) => campaignOf(one) !== undefined);
  if (held.length === 0 && pages.length === 0) return texts;
  const ids = new Set(held.map(({ id }) => id));
  const shown = new Map(texts);
  const over = { values: held.flatMap(({ values }) => values) };
  for (const file of changedBy(over)) {
    const data = files.get(file)?.data;
    if (data !== undefined) shown.set(file, JSON.stringify(dataOver(over, file, data)));
  }
  for (const one of pages) if (!ids.has(campaignOf(one) ?? '')) shown.delete(one.file);
  return shown;
}

/** The days after a day on which a campaign or a hidden page begins, and those on which it is over; the next one first. */
export function turnsAfter({ campaigns, lenders }: Pick<Content, 'campaigns' | 'lenders'>, day: string) {
  const periods = [...campaigns, ...lenders.flatMap(({ hidden }) => hidden ?? [])];
  const days = periods.flatMap(({ from, until }) => [from ?? '', until ? addDays(until, 1) : '']);
  return [...new Set(days)].filter((one) => one > day).toSorted();
}
