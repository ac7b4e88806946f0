import { useRef, useState } from 'react';
import { daysUntil, deadlinesOf, type Deadlines } from '#domain/withdrawal.ts';
import { today } from '#gateways/clock.ts';
import { CheckedForm, type Errors } from '#pages/CheckedForm.tsx';
import { styles } from '#pages/contract/contract.styles.ts';
import { Typed } from '#pages/contract/Typed.tsx';
import { type Lender, WithdrawalAnswer, type WithdrawalTexts } from '#pages/withdrawal/WithdrawalAnswer.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';

type FormProps = { texts: WithdrawalTexts; holidays: readonly string[]; lenders: readonly Lender[] };
type Answered = { accepted: string; deadlines: Deadlines; lender: Lender | undefined };

/** Why the days cannot be reckoned with; empty when they can. */
function errorsOf(accepted: string, delivered: string, texts: WithdrawalTexts['form']): Errors {
  const day = today();
  return {
    ...(accepted === '' && { accepted: texts.missing }),
    ...(accepted > day && { accepted: texts.future }),
    ...(delivered > day && { delivered: texts.future }),
  };
}

/** The last day to give a loan back. Nothing chosen here is stored or sent. */
export function WithdrawalForm({ texts, holidays, lenders }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const submit = (data: FormData) => {
    const [accepted, delivered, id] = ['accepted', 'delivered', 'entity'].map((name) =>
      String(data.get(name) ?? ''),
    ) as [string, string, string];
    const found = errorsOf(accepted, delivered, texts.form);
    const isWrong = Object.keys(found).length > 0;
    setAnswered(
      isWrong
        ? null
        : {
            accepted,
            deadlines: deadlinesOf({ accepted, delivered }, new Set(holidays)),
            lender: lenders.find((lender) => lender.id === id),
          },
    );
    return found;
  };
  return (
    <div className={styles.review}>
      <CheckedForm form={form} submitText={texts.form.submit} onSubmit={submit}>
        {(errors) => (
          <>
            <SelectField
              id="entity"
              name="entity"
              label={texts.form.entity}
              placeholder={texts.form.other}
              options={lenders.map(({ id, name }) => ({ code: id, label: name }))}
              isOptional
            />
            <Typed id="accepted" type="date" label={texts.form.accepted} error={errors['accepted']} />
            <Typed
              id="delivered"
              type="date"
              label={texts.form.delivered}
              hint={texts.form.deliveredHint}
              error={errors['delivered']}
            />
          </>
        )}
      </CheckedForm>
      {answered && (
        <WithdrawalAnswer {...answered} left={daysUntil(answered.deadlines.sure, today())} texts={texts} />
      )}
    </div>
  );
}
