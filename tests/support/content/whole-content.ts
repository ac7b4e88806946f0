import { loadContent } from '#scripts/config/read/load.ts';
import type { Content } from '#site/content.ts';
import { followRecord } from '#site/follow-record.ts';

/** The whole content under `root` as the record makes it. Throws while any file is broken. */
export function wholeContent(root: string): Content {
  const { content, problems } = loadContent(root);
  if (!content) throw new Error(`The content is broken: ${problems[0]?.file} ${problems[0]?.message}`);
  return followRecord(content);
}
