import { mounter } from '#islands/mount.tsx';
import { DebtSwapForm } from '#simulator/kit/debt-swap/DebtSwapForm.tsx';

export const mount = mounter(DebtSwapForm);
