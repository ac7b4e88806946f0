import offered from '#generated/content/offered.json';
import { mounter } from '#islands/mount.tsx';
import { OfferedIsland } from '#pages/offered/OfferedIsland.tsx';
import { withWords } from '#site/words.tsx';

export const mount = mounter(withWords(OfferedIsland, { offered }));
