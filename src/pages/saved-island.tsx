import { mounter } from '#islands/mount.tsx';
import { SavedList } from '#simulator/kit/saved/SavedList.tsx';

export const mount = mounter(SavedList);
