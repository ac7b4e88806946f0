import debtSwap from '#generated/content/debtSwap.json';
import { styledMounter } from '#islands/mount.tsx';
import { withWords } from '#site/words.tsx';
import { DebtSwapForm } from '#features/debt-swap/DebtSwapForm.tsx';

export const mount = styledMounter(withWords(DebtSwapForm, { debtSwap }));
