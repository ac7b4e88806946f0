import { mounter } from '#islands/mount.tsx';
import { DebtSwapForm } from '#loan/tools/debt-swap/DebtSwapForm.tsx';

export const mount = mounter(DebtSwapForm);
