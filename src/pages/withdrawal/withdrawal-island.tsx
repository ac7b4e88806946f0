import { mounter } from '#islands/mount.tsx';
import { WithdrawalForm } from '#pages/withdrawal/WithdrawalForm.tsx';

export const mount = mounter(WithdrawalForm);
