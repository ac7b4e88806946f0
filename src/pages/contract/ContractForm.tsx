import { useRef, useState } from 'react';
import { type Contract, type Review, reviewContract } from '#domain/contract-review.ts';
import { formatNumber } from '#domain/format.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { CheckedForm } from '#pages/CheckedForm.tsx';
import { ContractAnswer } from '#pages/contract/ContractAnswer.tsx';
import { ContractFields } from '#pages/contract/ContractFields.tsx';
import { readEntry } from '#pages/contract/entry.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import { useCeilings } from '#pages/contract/useCeilings.ts';
import { buttons } from '#ui/buttons.styles.ts';

export type ContractFormProps = { texts: Omit<ContractReviewConfig, 'seo'>; inFigures: string };

/** The form's values when it was last submitted. */
type Answered = { contract: Contract; review: Review; entity: string; isExample: boolean };

/** Fills in figures that are made up, and asks for their answer. */
function enterExample(
  form: HTMLFormElement,
  { received, count, first, last }: ContractReviewConfig['example'],
) {
  for (const [name, value] of Object.entries({ received, count, first, last })) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (field) field.value = formatNumber(value);
  }
  form.requestSubmit();
}

/** The review of a contract. Nothing typed here is stored or sent. */
export function ContractForm({ texts, inFigures }: ContractFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isExample = useRef(false);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ceilings = useCeilings();

  const submit = (data: FormData) => {
    const entry = readEntry(data, { ...texts, inFigures });
    const review = 'contract' in entry ? reviewContract(entry.contract) : null;
    const entity = String(data.get('entity') ?? '');
    setAnswered(
      'contract' in entry && review
        ? { contract: entry.contract, review, entity, isExample: isExample.current }
        : null,
    );
    isExample.current = false;
    if ('errors' in entry) return entry.errors;
    return review ? {} : { received: texts.errors.impossible };
  };
  return (
    <div className={styles.review}>
      <form
        className={styles.example}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          isExample.current = true;
          if (form.current) enterExample(form.current, texts.example);
        }}
      >
        <button className={buttons.secondary} type="submit">
          {texts.example.button}
        </button>
      </form>
      <CheckedForm form={form} submitText={texts.form.submit} onSubmit={submit}>
        {(errors) => <ContractFields texts={texts.form} errors={errors} entities={ceilings.entities} />}
      </CheckedForm>
      {answered && <ContractAnswer {...answered} texts={texts} ceilings={ceilings} />}
    </div>
  );
}
