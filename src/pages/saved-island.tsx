import { mounter } from '#islands/mount.tsx';
import { SavedList } from '#loan/tools/saved/SavedList.tsx';

export const mount = mounter(SavedList);
