import { useMemo, useState } from 'react';
import type { Campaign } from '#generated/types.ts';
import { CAMPAIGNS, dataOver, holdsData, isForCampaigns } from '#scripts/config/read/campaigns.ts';
import { keysOf, type Problem } from '#scripts/config/read/problem.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { inPlace, withData } from '#scripts/preview/editor/page/campaign-values.ts';
import { type Draft, parsed, type Published, withValue } from '#scripts/preview/editor/page/draft-text.ts';

type Edited = { files: Published; file: string; change: (changes: Draft, place?: string) => void };

/** The file that is edited, as it is every day or with what a chosen campaign says in it, and how to write in either. */
export function useCampaign({ files, file, change }: Edited) {
  const [id, choose] = useState('');
  const own = `${CAMPAIGNS}/${id}.json`;
  const text = files[file] ?? '{}';
  const everyday = useMemo(() => parsed(text), [text]);
  const chosen = useMemo(() => parsed(files[own] ?? '') as Campaign | undefined, [files, own]);
  const campaign = holdsData(file) ? undefined : chosen;
  const value = useMemo(
    () => (campaign && everyday ? dataOver(campaign, file, everyday) : everyday),
    [campaign, file, everyday],
  );
  /** Puts a value in its place, or with undefined takes it away; one step with others of the same `step`. */
  const put = (pointer: string, next: unknown, step = ''): void => {
    if (!campaign) return change({ [file]: withValue(text, pointer, next) }, step);
    const data = parsed(withValue(JSON.stringify(value), pointer, next));
    const values = withData(campaign, file, everyday, data);
    change({ [own]: withValue(files[own] ?? '{}', '/values', values) }, step);
  };
  return {
    /** The campaign that is written for, by its id; '' for every day. */
    chosen: chosen ? id : '',
    choose,
    /** That campaign, where it can change the file. */
    campaign,
    /** The file's data; undefined while its text is no JSON. */
    value,
    put,
    /** Whether a place, or something in it, can be changed for what is chosen. */
    isOffered: (pointer: string): boolean =>
      !campaign || pointer === '' || isForCampaigns(file, `${pointer}/`),
    /** Whether the campaign has something else than every day in just this place. */
    isOver: (pointer: string): boolean =>
      campaign?.values.some(({ at }) => at === `${file}#${pointer}`) ?? false,
    /** Gives a place what it has every day. */
    restore: (pointer: string): void => put(pointer, getAt(everyday, keysOf(pointer))),
    /** A problem of what the campaign says, as one of the place where it says it. */
    placed: (problem: Problem): Problem =>
      campaign && problem.file === own ? inPlace(campaign, problem) : problem,
  };
}
