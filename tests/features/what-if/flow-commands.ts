import { type Command, command, on } from '../../browser/loan/flow-command.ts';
import { call, type Model } from '../../browser/loan/flow-model.ts';
import { enter, press } from '../../support/dom/flow-screen.tsx';

/** Whether the offers on screen are for this amount, and nothing else is being asked for. */
const isOnScreen = ({ pending, cachedOutcome, askedAmounts }: Model, amount: number): boolean =>
  pending === null && cachedOutcome !== null && askedAmounts[cachedOutcome] === amount;

const askAgain = (amount: number): Command =>
  command(`ask again for ${amount}`, on('results'), async (model) => {
    // The same again is not asked for.
    if (!isOnScreen(model, amount)) {
      Object.assign(model, { amount, isStored: true });
      call(model);
    }
    if (!document.getElementById('what-if-amount')) await press('⟦edit⟧');
    const field = await enter('what-if-amount', String(amount));
    field.form?.requestSubmit();
  });

export const commands: readonly Command[] = [2_000_000, 3_000_000].map(askAgain);
