import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type Contract, type Review, reviewContract } from '#domain/contract/review.ts';
import { readRate } from '#domain/input/decimal.ts';
import { readTerm } from '#domain/input/term.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { ContractAnswer } from '#pages/contract/ContractAnswer.tsx';
import {
  BASES,
  type EntryErrors,
  NO_ANSWERS,
  type Question,
  readEntry,
  SHAPES,
} from '#pages/contract/entry.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import { readPesos, Typed } from '#pages/contract/Typed.tsx';
import { useCeilings } from '#pages/contract/useCeilings.ts';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { Field } from '#ui/fields/Field.tsx';
import { type ReadingTexts, ReadingTextsContext } from '#loan/form/ReadAs.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

export type ContractFormProps = { texts: Omit<ContractReviewConfig, 'seo'>; reading: ReadingTexts };

/** The form's values when it was last submitted. */
type Answered = { contract: Contract; review: Review; entity: string };

/**
 * The review of a contract. The fields are not controlled: what was typed before this script came is simply there.
 * Nothing typed here is stored or sent.
 */
export function ContractForm({ texts, reading }: ContractFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<EntryErrors>({});
  const [question, setQuestion] = useState<Question>([]);
  const answers = useRef(NO_ANSWERS);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const ceilings = useCeilings();
  const [attempts, setAttempts] = useState(0);
  // Once for each attempt: an error that goes while its field is typed into must not take the focus along.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const data = new FormData(event.currentTarget);
    const entry = readEntry(data, { ...texts, reading }, answers.current);
    setQuestion(('question' in entry && entry.question) || []);
    const review = 'contract' in entry ? reviewContract(entry.contract) : null;
    if ('errors' in entry) setErrors(entry.errors);
    else setErrors(review ? {} : { received: texts.errors.impossible });
    setAnswered(
      'contract' in entry && review
        ? { contract: entry.contract, review, entity: String(data.get('entity') ?? '') }
        : null,
    );
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
    </ReadingTextsContext>
  );
}

type FormTexts = ContractReviewConfig['form'];
type FieldsProps = {
  texts: FormTexts;
  errors: EntryErrors;
  entities: readonly string[];
  question: Question;
  onAnswer: (answer: Question[number]['answer']) => void;
};

/** The questions, part by part; of the instalments only the fields of the chosen kind are shown. */
const ContractFields = ({ texts, errors, entities, question, onAnswer }: FieldsProps) => {
  const amount = (name: keyof FormTexts, hint?: string) => (
    <Typed id={name} label={texts[name]} hint={hint} error={errors[name]} read={readPesos} prefix="$" />
  );
  return (
    <>
      <Part title={texts.loanTitle}>
        {amount('received', texts.receivedHint)}
        <Typed
          id="receivedOn"
          type="date"
          label={texts.receivedOn}
          hint={texts.receivedOnHint}
          error={errors['receivedOn']}
        />
      </Part>
      <Part title={texts.paymentsTitle}>
        <Choice legend={texts.shape} name="shape" options={SHAPES} texts={texts} />
        <div className={styles.pair} data-for="equal falling">
          <Typed id="count" label={texts.count} error={errors['count']} read={readTerm} />
          <div data-for="equal">{amount('instalment')}</div>
          <div data-for="falling">{amount('first')}</div>
          <div data-for="falling">{amount('last')}</div>
        </div>
        <div data-for="each">
          <Field
            id="list"
            label={texts.list}
            hint={texts.listHint}
            error={errors['list']}
            after={question.map(({ text, answer }) => (
              <Button
                key={JSON.stringify(answer)}
                look="quiet"
                text={text}
                onClick={() => onAnswer(answer)}
              />
            ))}
          >
            {(control) => <textarea {...control} className={fields.control} name="list" rows={6} />}
          </Field>
        </div>
      </Part>
      <Part title={texts.chargesTitle}>
        {amount('atStart', texts.atStartHint)}
        {amount('monthly', texts.monthlyHint)}
      </Part>
      <Part title={texts.paperTitle} hint={texts.optional}>
        <Typed id="tna" label={texts.tna} error={errors['tna']} read={readRate} suffix="%" />
        <Typed id="cft" label={texts.cft} error={errors['cft']} read={readRate} suffix="%" />
        <Choice legend={texts.basis} name="basis" options={BASES} texts={texts} />
        <Field id="entity" label={texts.entity} hint={texts.entityHint}>
          {(control) => (
            <select {...control} className={fields.control} name="entity">
              <option value="">{texts.noEntity}</option>
              {entities.map((entity) => (
                <option key={entity}>{entity}</option>
              ))}
            </select>
          )}
        </Field>
      </Part>
    </>
  );
};

type PartProps = { title: string; hint?: string; children: ReactNode };

const Part = ({ title, hint, children }: PartProps) => (
  <fieldset>
    <legend className={styles.legend}>{title}</legend>
    <div className={styles.part}>
      {hint && <p className={styles.note}>{hint}</p>}
      {children}
    </div>
  </fieldset>
);

type ChoiceProps = {
  legend: string;
  name: string;
  options: readonly ('equal' | 'falling' | 'each' | 'unknown' | 'effective' | 'nominal')[];
  texts: FormTexts;
};

/** A choice among a few, as native radios; the first is chosen. */
const Choice = ({ legend, name, options, texts }: ChoiceProps) => (
  <fieldset>
    <legend className={styles.question}>{legend}</legend>
    <div className={styles.choice}>
      {options.map((option, at) => (
        <label key={option}>
          <input type="radio" name={name} value={option} defaultChecked={at === 0} />
          <span>{texts[option]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
