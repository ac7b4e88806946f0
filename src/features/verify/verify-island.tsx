import { mounter } from '#islands/mount.tsx';
import { VerifyForm } from '#features/verify/VerifyForm.tsx';

export const mount = mounter(VerifyForm);
