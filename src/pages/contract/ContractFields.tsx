import type { ReactNode } from 'react';
import { readRate } from '#domain/input/decimal.ts';
import { readTerm } from '#domain/input/term.ts';
import type { ContractReviewConfig } from '#generated/types.ts';
import { styles } from '#pages/contract/contract.styles.ts';
import type { Errors } from '#pages/CheckedForm.tsx';
import { BASES, type Question, SHAPES } from '#pages/contract/entry.ts';
import { readPesos, Typed } from '#pages/contract/Typed.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { styles as fields } from '#ui/fields/field.styles.ts';

type FormTexts = ContractReviewConfig['form'];
type FieldsProps = {
  texts: FormTexts;
  errors: Errors;
  entities: readonly string[];
  question: Question;
  onAnswer: (answer: Question[number]['answer']) => void;
};

/** The fields that an answer needs, then in a fold those that make it exact. Of the instalments only the chosen kind's fields are shown. */
export const ContractFields = ({ texts, errors, entities, question, onAnswer }: FieldsProps) => {
  const amount = (name: keyof FormTexts, hint?: string) => (
    <Typed id={name} label={texts[name]} hint={hint} error={errors[name]} read={readPesos} prefix="$" />
  );
  return (
    <>
      {amount('received', texts.receivedHint)}
      <Choice legend={texts.shape} name="shape" options={SHAPES} texts={texts} />
      <div className={styles.part} data-for="equal falling">
        <Typed id="count" label={texts.count} error={errors['count']} read={readTerm} />
        <div data-for="equal">{amount('instalment')}</div>
        <div data-for="falling">{amount('first')}</div>
        <div data-for="falling">{amount('last')}</div>
      </div>
      <PastedList {...{ texts, errors, question, onAnswer }} />
      <details className={styles.more}>
        <summary>{texts.more}</summary>
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
      </details>
    </>
  );
};

/** The list of instalments with the questions about it, and the day from which their days are counted. */
const PastedList = ({ texts, errors, question, onAnswer }: Omit<FieldsProps, 'entities'>) => (
  <div className={styles.part} data-for="each">
    <Field
      id="list"
      label={texts.list}
      hint={texts.listHint}
      error={errors['list']}
      after={question.map(({ text, answer }) => (
        <Button key={JSON.stringify(answer)} look="quiet" text={text} onClick={() => onAnswer(answer)} />
      ))}
    >
      {(control) => <textarea {...control} className={fields.control} name="list" rows={6} />}
    </Field>
    <Typed
      id="receivedOn"
      type="date"
      label={texts.receivedOn}
      hint={texts.receivedOnHint}
      error={errors['receivedOn']}
    />
  </div>
);

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
