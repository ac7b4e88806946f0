import { mounter } from '#islands/mount.tsx';
import { Simulator } from '#loan/Simulator.tsx';

export const mount = mounter(Simulator);
