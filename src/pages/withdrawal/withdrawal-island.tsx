import { styledMounter } from '#islands/mount.tsx';
import { WithdrawalForm } from '#pages/withdrawal/WithdrawalForm.tsx';

export const mount = styledMounter(WithdrawalForm);
