import type { ReactNode, RefObject } from 'react';
import { formatPesos } from '#domain/format.ts';
import { parseAge } from '#domain/input/age.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import type { LoanFormErrors } from '#domain/validation/loan-form.ts';
import { simulator } from '#generated/simulator.ts';
import { AgeField } from '#simulator/AgeField.tsx';
import { ErrorCount } from '#simulator/ErrorCount.tsx';
import { wholeNumber } from '#simulator/input-formats.ts';
import { termText } from '#simulator/loan-text.ts';
import { styles } from '#simulator/steps.styles.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Slider } from '#ui/fields/Slider.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

const { limits, sliders, texts, employment, seniority, provinces } = simulator;
const { fields } = texts;

type LoanStepProps = {
  formRef: RefObject<HTMLFormElement | null>;
  form: LoanForm;
  /** The age as it stands in its control; `form.age` is what it means. */
  ageText: string;
  errors: LoanFormErrors;
  submitText: string;
  /** What the market asks for the form's first values. */
  answer: string;
  busy: boolean;
  /** Said above the button about what was filled in; null: nothing. */
  advice: ReactNode;
  onChange: (change: Partial<LoanForm>, ageText?: string) => void;
  onSubmit: () => void;
};

/** What ties a field to its value in the form. */
const bind = <Name extends keyof LoanForm>(
  name: Name,
  { form, errors, onChange }: Pick<LoanStepProps, 'form' | 'errors' | 'onChange'>,
) => ({
  name,
  error: errors[name],
  value: form[name],
  onChange: (value: LoanForm[Name]) => onChange({ [name]: value }),
});

/** Step 1: what the loan is for whom. `method="dialog"` keeps a submit before hydration from leaving the page. */
export function LoanStep(props: LoanStepProps) {
  const { formRef, form, ageText, errors, submitText, answer, busy, advice, onChange, onSubmit } = props;
  const chosen = employment.find(({ code }) => code === form.employment);
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      noValidate
      // What is stored is newer than what the browser would put back into the fields.
      autoComplete="off"
      aria-label={texts.legend}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <AmountAndTerm {...props} />
      <div className={styles.answer}>
        {/* MarketSlot fills it. */}
        <div data-live-answer="" />
        <p>{answer}</p>
      </div>
      <div className={`${styles.pair} ${styles.quietHints}`}>
        <SelectField
          {...fields.employment}
          {...bind('employment', props)}
          id="employment"
          options={employment}
        />
        <SelectField
          {...fields.seniority}
          {...bind('seniority', props)}
          hint={chosen?.seniorityHint ?? fields.seniority.hint}
          id="seniority"
          options={seniority}
        />
        <SelectField
          {...fields.province}
          {...bind('province', props)}
          id="province"
          options={provinces}
          autoComplete="address-level1"
        />
        <AgeField
          text={ageText}
          error={errors.age}
          onChange={(text) => onChange({ age: parseAge(text) }, text)}
        />
        <TypedField
          {...bind('netSalary', props)}
          id="net-salary"
          label={fields.netSalary.label}
          hint={chosen?.incomeHint ?? fields.netSalary.hint}
          inputFormat={wholeNumber}
          prefix={fields.netSalary.prefix}
          placeholder={fields.netSalary.placeholderNarrow}
          widePlaceholder={fields.netSalary.placeholderWide}
        />
      </div>
      <div className={styles.actions}>
        {advice}
        <ErrorCount count={Object.keys(errors).length} texts={texts.errorCount} />
        <SubmitButton busy={busy} text={submitText} busyText={texts.submitting} />
        <p className={styles.note}>{texts.privacyHint}</p>
      </div>
    </form>
  );
}

type AmountAndTermProps = Pick<LoanStepProps, 'form' | 'errors' | 'onChange'>;

/** Amount and term, each as a slider for a quick choice and a text field for the exact one. */
function AmountAndTerm(props: AmountAndTermProps) {
  const amount = bind('amount', props);
  const term = bind('term', props);
  const writtenTerm = termText(term.value);
  const rangeHint = (hint: string, write: (value: number) => string, range: keyof typeof sliders) =>
    fillTemplate(hint, {
      min: write(limits[range].min),
      max: write(limits[range].max),
      sliderMax: write(sliders[range].max),
    });
  return (
    <>
      <div className={`${styles.group} ${styles.quietHints}`}>
        <TypedField
          {...amount}
          id="amount"
          layout="beside"
          label={fields.amount.label}
          hint={<span>{rangeHint(fields.amount.hint, formatPesos, 'amount')}</span>}
          inputFormat={wholeNumber}
          prefix={fields.amount.prefix}
        />
        <Slider
          {...sliders.amount}
          {...amount}
          name="amountSlider"
          label={fields.amount.slider}
          valueText={formatPesos(amount.value)}
          marks={[formatPesos(sliders.amount.min), formatPesos(sliders.amount.max)]}
        />
      </div>
      <div className={`${styles.group} ${styles.quietHints}`}>
        <TypedField
          {...term}
          id="term"
          layout="beside"
          label={fields.term.label}
          hint={
            <>
              <output htmlFor="term">{writtenTerm}</output>
              <span>. {rangeHint(fields.term.hint, String, 'term')}</span>
            </>
          }
          inputFormat={wholeNumber}
          suffix={fields.term.unit}
        />
        <Slider
          {...sliders.term}
          {...term}
          name="termSlider"
          label={fields.term.slider}
          valueText={writtenTerm}
          marks={sliders.term.labels}
        />
      </div>
    </>
  );
}
