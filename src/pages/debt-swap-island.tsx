import kit from '#generated/content/kit.json';
import { mounter } from '#islands/mount.tsx';
import { withWords } from '#site/words.tsx';
import { DebtSwapForm } from '#loan/tools/debt-swap/DebtSwapForm.tsx';

export const mount = mounter(withWords(DebtSwapForm, { kit }));
