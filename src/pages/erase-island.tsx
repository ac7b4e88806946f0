import { mounter } from '#islands/mount.tsx';
import { EraseButton } from '#pages/EraseButton.tsx';

export const mount = mounter(EraseButton);
