import { mounter } from '#islands/mount.tsx';
import { VerifyForm } from '#pages/verify/VerifyForm.tsx';

export const mount = mounter(VerifyForm);
