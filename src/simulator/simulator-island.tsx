import { mounter } from '#islands/mount.tsx';
import { Simulator } from '#simulator/Simulator.tsx';

export const mount = mounter(Simulator);
