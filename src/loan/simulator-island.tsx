import { mounter } from '#islands/mount.tsx';
import { Simulator } from '#loan/Simulator.tsx';
import { simulatorOfPage } from '#site/page-config.ts';
import { withWords } from '#site/words.tsx';

export const mount = mounter(withWords(Simulator, { simulator: simulatorOfPage() }));
