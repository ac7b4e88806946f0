import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fillTemplate } from '#domain/template.ts';
import { DEBT_FIELDS, fieldName, FRAGMENT_FIELDS, readSwap } from '#features/debt-swap/entry.ts';
import { SwapAnswer } from '#features/debt-swap/SwapAnswer.tsx';
import { useWords, type Words } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { PlainField } from '#ui/tool/PlainField.tsx';
import { type Errors, Tool } from '#ui/tool/Tool.tsx';
import { styles } from '#ui/tool/tool.styles.ts';

/** The kinds of fields, by what they hold. */
const looksOf = ({ loan, debt }: Words['debtSwap']) => {
  const months = { suffix: loan.months, inputMode: 'numeric' } as const;
  const percent = { suffix: loan.percent, inputMode: 'decimal' } as const;
  return {
    balance: { prefix: '$', inputMode: 'decimal', hint: debt.balanceHint },
    instalment: { prefix: '$', inputMode: 'decimal' },
    left: months,
    fee: { ...percent, hint: debt.feeHint },
    cft: { ...percent, hint: loan.cftHint },
    term: months,
  } as const;
};

/**
 * Whether a new loan is worth it for somebody who already owes. Nothing typed here is stored or sent; `inFigures` says that
 * a field is written in figures.
 */
export function DebtSwapForm({ inFigures }: { inFigures: string }) {
  const { debtSwap: texts } = useWords();
  const [keys, setKeys] = useState<readonly number[]>([0]);
  const around = useRef<HTMLDivElement>(null);
  // An offer's figures come with the link; what was typed before this script came stays.
  useLayoutEffect(() => {
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      const field = around.current?.querySelector<HTMLInputElement>(`[name=${FRAGMENT_FIELDS[name] ?? '-'}]`);
      if (field && field.value === '') field.value = value;
    }
  }, []);
  return (
    <div ref={around}>
      <Tool
        submitText={texts.submit}
        read={(data) => readSwap(data, keys, texts, inFigures)}
        fields={(errors, clear) => (
          <SwapFields
            keys={keys}
            errors={errors}
            onChange={(changed) => {
              setKeys(changed);
              clear();
            }}
          />
        )}
      >
        {(swapped) => <SwapAnswer swapped={swapped} />}
      </Tool>
    </div>
  );
}

type GroupProps = { title: string; children: ReactNode; after?: ReactNode };

const Group = ({ title, children, after }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend>{title}</legend>
    <div className={styles.pair}>{children}</div>
    {after}
  </fieldset>
);

type SwapFieldsProps = {
  keys: readonly number[];
  errors: Errors;
  onChange: (keys: readonly number[]) => void;
};

/** As many debts as somebody has, and the new loan. */
function SwapFields({ keys, errors, onChange }: SwapFieldsProps) {
  const { debtSwap: texts } = useWords();
  const { debt, loan, limits } = texts;
  const looks = looksOf(texts);
  const adding = useRef<HTMLDivElement>(null);
  const count = useRef(keys.length);
  // The button that takes a debt out goes with it.
  useEffect(() => {
    if (keys.length < count.current) adding.current?.querySelector('button')?.focus();
    count.current = keys.length;
  }, [keys.length]);
  return (
    <>
      {keys.map((key, at) => (
        <Group
          key={key}
          title={fillTemplate(debt.title, { n: at + 1 })}
          after={
            keys.length > 1 && (
              <Button
                look="quiet"
                text={fillTemplate(debt.remove, { n: at + 1 })}
                onClick={() => onChange(keys.filter((one) => one !== key))}
              />
            )
          }
        >
          {DEBT_FIELDS.map((field) => {
            const name = fieldName(field, key);
            const drawn = (
              <PlainField key={name} id={name} label={debt[field]} error={errors[name]} {...looks[field]} />
            );
            if (field !== 'fee') return drawn;
            return (
              <details key={name} className={styles.more}>
                <summary>{debt.more}</summary>
                <div>{drawn}</div>
              </details>
            );
          })}
        </Group>
      ))}
      {keys.length < limits.debts && (
        <div ref={adding}>
          <Button look="quiet" text={debt.add} onClick={() => onChange([...keys, 1 + Math.max(...keys)])} />
        </div>
      )}
      <Group title={loan.title}>
        <PlainField id="cft" label={loan.cft} error={errors['cft']} {...looks.cft} />
        <PlainField id="term" label={loan.term} error={errors['term']} {...looks.term} />
      </Group>
    </>
  );
}
