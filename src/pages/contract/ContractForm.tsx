import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Contract, type Review, reviewContract } from '#domain/contract/review.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { ContractAnswer } from '#pages/contract/ContractAnswer.tsx';
import { ContractFields } from '#pages/contract/ContractFields.tsx';
import { type EntryErrors, NO_ANSWERS, type Question, readEntry } from '#pages/contract/entry.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import { write } from '#pages/contract/Typed.tsx';
import { useCeilings } from '#pages/contract/useCeilings.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { type ReadingTexts, ReadingTextsContext } from '#loan/form/ReadAs.tsx';

export type ContractFormProps = { texts: Omit<ContractReviewConfig, 'seo'>; reading: ReadingTexts };

/** The form's values when it was last submitted. */
type Answered = { contract: Contract; review: Review; entity: string; isExample: boolean };

/** Brings the first field with an error into sight, out of its fold, and the focus to it. */
function showError(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]');
  const fold = field?.closest('details');
  if (fold) fold.open = true;
  field?.focus();
}

/** Fills in figures that are made up, as equal instalments, and asks for their answer. */
function enterExample(
  form: HTMLFormElement,
  { received, count, instalment }: ContractReviewConfig['example'],
) {
  const field = (selector: string) => form.querySelector<HTMLInputElement>(selector);
  const equal = field('[value=equal]');
  if (equal) equal.checked = true;
  for (const [name, value] of Object.entries({ received, count, instalment }))
    write(field(`[name=${name}]`), value);
  form.requestSubmit();
}

/**
 * The review of a contract. The fields are not controlled: what was typed before this script came is simply there.
 * Nothing typed here is stored or sent.
 */
export function ContractForm({ texts, reading }: ContractFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [question, setQuestion] = useState<Question>([]);
  const answers = useRef(NO_ANSWERS);
  const isExample = useRef(false);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ceilings = useCeilings();
  const [attempts, setAttempts] = useState(0);
  // Once for each attempt: an error that goes while its field is typed into must not take the focus along.
  useEffect(() => showError(form.current), [attempts]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const data = new FormData(event.currentTarget);
    const entry = readEntry(data, { ...texts, reading }, answers.current);
    setQuestion(('question' in entry && entry.question) || []);
    const review = 'contract' in entry ? reviewContract(entry.contract) : null;
    if ('errors' in entry) setErrors(entry.errors);
    else setErrors(review ? {} : { received: texts.errors.impossible });
    const entity = String(data.get('entity') ?? '');
    setAnswered(
      'contract' in entry && review
        ? { contract: entry.contract, review, entity, isExample: isExample.current }
        : null,
    );
    isExample.current = false;
  };
  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (name === 'list') {
      answers.current = NO_ANSWERS;
      setQuestion([]);
    }
    if (errors[name]) setErrors({ ...errors, [name]: undefined });
  };
  return (
    <ReadingTextsContext value={reading}>
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
          <button className={buttons.quiet} type="submit">
            {texts.example.button}
          </button>
        </form>
        <form
          ref={form}
          className={styles.form}
          method="dialog"
          noValidate
          autoComplete="off"
          onInput={forget}
          onSubmit={submit}
        >
          <ContractFields
            texts={texts.form}
            errors={errors}
            entities={ceilings.entities}
            question={question}
            onAnswer={(answer) => {
              answers.current = { ...answers.current, ...answer };
              form.current?.requestSubmit();
            }}
          />
          <button className={buttons.primary} type="submit">
            {texts.form.submit}
          </button>
        </form>
        {answered && <ContractAnswer {...answered} texts={texts} ceilings={ceilings} />}
      </div>
    </ReadingTextsContext>
  );
}
