import kit from '#generated/content/kit.json';
import { styledMounter } from '#islands/mount.tsx';
import { withWords } from '#site/words.tsx';
import { DebtSwapForm } from '#loan/tools/debt-swap/DebtSwapForm.tsx';

export const mount = styledMounter(withWords(DebtSwapForm, { kit }));
