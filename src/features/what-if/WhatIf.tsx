import { type FormEvent, useRef, useState } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { styles } from '#features/what-if/what-if.styles.ts';
import { useFormErrors } from '#ui/fields/form-errors.ts';
import { figureField } from '#loan/form/input-formats.ts';
import { useWords } from '#site/words.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';

type WhatIfProps = {
  /** The form behind the offers on screen. */
  form: LoanForm;
  asking: boolean;
  onAskAgain: (form: LoanForm) => void;
  /** Called when what is asked for is what is on the screen. */
  onUnchanged: () => void;
};

/** Asks again with another amount or term; nothing else has to be typed anew. */
export function WhatIf({ form, asking, onAskAgain, onUnchanged }: WhatIfProps) {
  const { simulator, results, whatIf } = useWords();
  const { fields, inFigures } = simulator.texts;
  const [asked, setAsked] = useState(form);
  const [changed, setChanged] = useState(form);
  if (asked !== form) {
    setAsked(form);
    setChanged(form);
  }
  const formRef = useRef<HTMLFormElement>(null);
  const { amount, term } = validateLoanForm(changed, simulator);
  const errors = useFormErrors(formRef, { ...(amount && { amount }), ...(term && { term }) });
  const change = (part: Partial<LoanForm>) => {
    setChanged({ ...changed, ...part });
    errors.forget(part);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    errors.display();
    if (!errors.isValid) return;
    const isUnchanged = changed.amount === form.amount && changed.term === form.term;
    // While another loan is being asked for, going back to this one is a change.
    if (isUnchanged && !asking) return onUnchanged();
    onAskAgain(changed);
  };
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={whatIf.title}
      onSubmit={submit}
    >
      <TypedField
        id="what-if-amount"
        name="amount"
        label={whatIf.amount}
        error={errors.displayed.amount}
        {...figureField('pesos', inFigures)}
        value={changed.amount}
        prefix={fields.amount.prefix}
        onChange={(amount) => change({ amount })}
      />
      <TypedField
        id="what-if-term"
        name="term"
        label={whatIf.term}
        error={errors.displayed.term}
        {...figureField('count', inFigures)}
        value={changed.term}
        suffix={fields.term.unit}
        onChange={(term) => change({ term })}
      />
      <button className={buttons.secondary} type="submit">
        {asking ? results.again.loading : whatIf.apply}
      </button>
    </form>
  );
}
