import { mounter } from '#islands/mount.tsx';
import { EraseButton } from '#features/lead-receipt/EraseButton.tsx';

export const mount = mounter(EraseButton);
