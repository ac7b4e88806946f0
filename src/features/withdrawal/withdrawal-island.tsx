import { mounter } from '#islands/mount.tsx';
import { WithdrawalForm } from '#features/withdrawal/WithdrawalForm.tsx';

export const mount = mounter(WithdrawalForm);
