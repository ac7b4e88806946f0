import { LetterForm } from '#features/cannot-pay/LetterForm.tsx';
import { mounter } from '#islands/mount.tsx';

export const mount = mounter(LetterForm);
