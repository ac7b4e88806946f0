import { mounter } from '#app/mount.tsx';
import { Simulator } from '#simulator/Simulator.tsx';

export const mount = mounter(Simulator);
