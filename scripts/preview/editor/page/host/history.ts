import { keysOf } from '#scripts/config/read/problem.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { parsed } from '#scripts/preview/editor/page/draft-text.ts';
import type { Host } from '#scripts/preview/editor/page/host/open-host.ts';
import { textsAt } from '#scripts/preview/editor/page/host/read-texts.ts';
import { isEqual } from '#scripts/preview/editor/page/rebase.ts';

/** A value that a place had from a day (YYYY-MM-DD) on, and who put it there. */
export type Version = { value: unknown; by: string; day: string };

/** Published changes of a file that are looked through. */
const MOST = 20;

/** Returns the values that a place of a file has had among its last published changes, the newest first. */
export async function historyOf(host: Host, file: string, pointer: string): Promise<Version[]> {
  const asked = { ...host.project, sha: host.branch, path: file, per_page: MOST };
  const { data } = await host.call('GET /repos/{owner}/{repo}/commits', asked);
  const read = async (one: (typeof data)[number]): Promise<Version> => {
    const { [file]: text } = await textsAt(host, [file], one.sha);
    const { author } = one.commit;
    const by = one.author?.login ?? author?.name ?? '';
    const value = getAt(parsed(text ?? ''), keysOf(pointer));
    return { value, by, day: (author?.date ?? '').slice(0, 10) };
  };
  const versions = await Promise.all(data.map(read));
  return versions.filter(({ value }, at) => value !== undefined && !isEqual(value, versions[at + 1]?.value));
}
