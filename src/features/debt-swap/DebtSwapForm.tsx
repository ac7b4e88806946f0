import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillTemplate } from '#domain/template.ts';
import { valuesInFragment } from '#gateways/history.ts';
import { figureField } from '#loan/form/input-formats.ts';
import {
  type DebtEntry,
  emptyDebt,
  entryIn,
  fieldName,
  outcomeOf,
  type SwapEntry,
} from '#features/debt-swap/entry.ts';
import { SwapOutcome } from '#features/debt-swap/SwapOutcome.tsx';
import { styles } from '#loan/form/steps.styles.ts';
import { styles as detail } from '#loan/tools/detail/detail.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';
import { notices } from '#ui/notices.styles.ts';

const START: SwapEntry = { debts: [emptyDebt(0)], loan: { cft: 0, term: 0 } };

/** The kinds of fields, by what they hold. */
const looksOf = ({ loan }: Words['debtSwap'], inFigures: string) => ({
  pesos: { prefix: '$', ...figureField('pesos', inFigures) },
  months: { suffix: loan.months, ...figureField('count', inFigures) },
  percent: { suffix: loan.percent, ...figureField('percent', inFigures) },
});

const debtFields = (texts: Words['debtSwap'], inFigures: string) => {
  const { pesos, months, percent } = looksOf(texts, inFigures);
  const { balanceHint, feeHint } = texts.debt;
  return [
    { field: 'balance', hint: balanceHint, ...pesos },
    { field: 'instalment', ...pesos },
    { field: 'left', ...months },
    { field: 'fee', hint: feeHint, isOptional: true, ...percent },
  ] as const;
};

/**
 * Whether a new loan is worth it for somebody who already owes. Nothing typed here is stored or sent; `inFigures` says that
 * a field is written in figures.
 */
export function DebtSwapForm({ inFigures }: { inFigures: string }) {
  const { debtSwap: texts } = useWords();
  const { limits, debt: debtTexts, loan: loanTexts, submit } = texts;
  const { months, percent } = looksOf(texts, inFigures);
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(START);
  const [isAsked, setAsked] = useState(false);
  useLayoutEffect(() => {
    if (form.current) setEntry(entryIn(form.current, START, valuesInFragment()));
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
  const setLoan = (part: Partial<typeof loan>) => setEntry({ ...entry, loan: { ...loan, ...part } });
  const { problem, swap } = outcomeOf(entry, texts);
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
          inFigures={inFigures}
          onChange={(change) =>
            setDebts(debts.map((one, place) => (place === at ? { ...debt, ...change } : one)))
          }
          onRemove={debts.length > 1 ? () => setDebts(debts.filter((one) => one !== debt)) : null}
        />
      ))}
      {debts.length < limits.debts && (
        <div>
          <button
            ref={add}
            className={buttons.quiet}
            type="button"
            onClick={() => setDebts([...debts, emptyDebt(1 + Math.max(...debts.map(({ key }) => key)))])}
          >
            {debtTexts.add}
          </button>
        </div>
      )}
      <Group title={loanTexts.title}>
        <TypedField
          {...percent}
          id="cft"
          name="cft"
          label={loanTexts.cft}
          hint={loanTexts.cftHint}
          value={loan.cft}
          onChange={(cft) => setLoan({ cft })}
        />
        <TypedField
          {...months}
          id="swap-term"
          name="term"
          label={loanTexts.term}
          value={loan.term}
          onChange={(term) => setLoan({ term })}
        />
      </Group>
      <div className={detail.ask}>
        <button className={buttons.primary} type="submit">
          {submit}
        </button>
      </div>
      <div role="status">{isAsked && problem && <p className={notices.warn}>{problem}</p>}</div>
      {isAsked && swap && <SwapOutcome swap={swap} debts={debts} term={loan.term} />}
    </form>
  );
}

type GroupProps = { title: string; children: ReactNode; after?: ReactNode };

const Group = ({ title, children, after }: GroupProps) => (
  <fieldset className={styles.form}>
    <legend className={styles.legend}>
      <strong>{title}</strong>
    </legend>
    <div className={styles.pair}>{children}</div>
    {after}
  </fieldset>
);

type DebtFieldsProps = {
  debt: DebtEntry;
  inFigures: string;
  /** From 1. */
  position: number;
  onChange: (change: Partial<DebtEntry>) => void;
  /** None for the only debt. */
  onRemove: (() => void) | null;
};

function DebtFields({ debt, inFigures, position, onChange, onRemove }: DebtFieldsProps) {
  const { debtSwap: texts } = useWords();
  const { debt: debtTexts } = texts;
  const remove = onRemove && (
    <button className={buttons.quiet} type="button" onClick={onRemove}>
      {fillTemplate(debtTexts.remove, { n: position })}
    </button>
  );
  return (
    <Group title={fillTemplate(debtTexts.title, { n: position })} after={remove}>
      {debtFields(texts, inFigures).map(({ field, ...look }) => (
        <TypedField
          {...look}
          key={field}
          id={fieldName(field, debt.key)}
          name={fieldName(field, debt.key)}
          label={debtTexts[field]}
          value={debt[field]}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
    </Group>
  );
}
