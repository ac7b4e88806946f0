import { styledMounter } from '#islands/mount.tsx';
import { VerifyForm } from '#pages/verify/VerifyForm.tsx';

export const mount = styledMounter(VerifyForm);
