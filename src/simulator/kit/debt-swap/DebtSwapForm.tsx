import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kit } from '#generated/kit.ts';
import { wholeNumber } from '#simulator/input-formats.ts';
import { decimal } from '#simulator/kit/decimal-format.ts';
import { DebtFields } from '#simulator/kit/debt-swap/DebtFields.tsx';
import {
  type DebtEntry,
  emptyDebt,
  entryIn,
  outcomeOf,
  type SwapEntry,
  type SwapOffer,
} from '#simulator/kit/debt-swap/entry.ts';
import { SwapOutcome } from '#simulator/kit/debt-swap/SwapOutcome.tsx';
import { styles } from '#simulator/steps.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';
import { notices } from '#ui/notices.styles.ts';

const { debt: debtTexts, loan: loanTexts, limits, submit } = kit.debtSwap;

export type DebtSwapFormProps = {
  /** The offer to swap for; without one its CFT is asked for. */
  offer?: SwapOffer;
};

const START: SwapEntry = { debts: [emptyDebt(0)], loan: { cft: 0, term: 0 } };

/**
 * Whether a new loan is worth it for somebody who already owes. Nothing typed here is stored or sent. The outcome
 * appears when it is asked for, and follows every change from then on.
 */
export function DebtSwapForm({ offer }: DebtSwapFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState<SwapEntry>(() =>
    offer ? { ...START, loan: { cft: 0, term: offer.term } } : START,
  );
  const [isAsked, setAsked] = useState(false);
  useLayoutEffect(() => {
    if (form.current) setEntry((start) => entryIn(form.current as HTMLFormElement, start));
  }, []);
  const { debts, loan } = entry;
  const add = useRef<HTMLButtonElement>(null);
  const count = useRef(debts.length);
  // The button that takes a debt out goes with it.
  useEffect(() => {
    if (debts.length < count.current) add.current?.focus();
    count.current = debts.length;
  }, [debts.length]);
  const setDebts = (changed: DebtEntry[]) => setEntry({ ...entry, debts: changed });
  const changeDebt = (key: number, change: Partial<DebtEntry>) =>
    setDebts(debts.map((debt) => (debt.key === key ? { ...debt, ...change } : debt)));
  const addDebt = () => setDebts([...debts, emptyDebt(1 + Math.max(...debts.map(({ key }) => key)))]);
  const { problem, swap } = outcomeOf(entry, offer ?? null);
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      {debts.map((debt, at) => (
        <DebtFields
          key={debt.key}
          debt={debt}
          position={at + 1}
          onChange={(change) => changeDebt(debt.key, change)}
          onRemove={debts.length > 1 ? () => setDebts(debts.filter(({ key }) => key !== debt.key)) : null}
        />
      ))}
      {debts.length < limits.debts && (
        <div>
          <button ref={add} className={buttons.quiet} type="button" onClick={addDebt}>
            {debtTexts.add}
          </button>
        </div>
      )}
      <LoanFields entry={entry} hasOffer={offer !== undefined} onChange={setEntry} />
      <div>
        <button className={buttons.primary} type="submit">
          {submit}
        </button>
      </div>
      <div role="status">{isAsked && problem && <p className={notices.warn}>{problem}</p>}</div>
      {isAsked && swap && (
        <SwapOutcome swap={swap} debts={debts} term={loan.term} hasOffer={offer !== undefined} />
      )}
    </form>
  );
}

type LoanFieldsProps = { entry: SwapEntry; hasOffer: boolean; onChange: (entry: SwapEntry) => void };

function LoanFields({ entry, hasOffer, onChange }: LoanFieldsProps) {
  const { loan } = entry;
  const change = (part: Partial<typeof loan>) => onChange({ ...entry, loan: { ...loan, ...part } });
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>
        <strong>{loanTexts.title}</strong>
      </legend>
      <div className={styles.pair}>
        {!hasOffer && (
          <TypedField
            id="cft"
            name="cft"
            label={loanTexts.cft}
            hint={loanTexts.cftHint}
            suffix={loanTexts.percent}
            inputMode="decimal"
            inputFormat={decimal}
            value={loan.cft}
            onChange={(cft) => change({ cft })}
          />
        )}
        <TypedField
          id="swap-term"
          name="term"
          label={loanTexts.term}
          suffix={loanTexts.months}
          inputFormat={wholeNumber}
          value={loan.term}
          onChange={(term) => change({ term })}
        />
      </div>
    </fieldset>
  );
}
