import kit from '#generated/content/kit.json';
import { styledMounter } from '#islands/mount.tsx';
import { simulatorOfPage } from '#site/page-config.ts';
import { withWords } from '#site/words.tsx';
import { SavedList } from '#loan/tools/saved/SavedList.tsx';

export const mount = styledMounter(withWords(SavedList, { kit, simulator: simulatorOfPage() }));
