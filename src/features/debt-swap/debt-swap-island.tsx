import debtSwap from '#generated/content/debtSwap.json';
import { laterStyles } from '#gateways/later-styles.ts';
import { mounter } from '#islands/mount.tsx';
import { withWords } from '#site/words.tsx';
import { DebtSwapForm } from '#features/debt-swap/DebtSwapForm.tsx';

const mountForm = mounter(withWords(DebtSwapForm, { debtSwap }));

/** Mounts the form once the styles are there that its charts draw with. */
export const mount: typeof mountForm = (...island) => laterStyles().then(() => mountForm(...island));
