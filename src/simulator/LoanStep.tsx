import type { ReactNode, RefObject } from 'react';
import { formatPesos, formatTerm } from '#domain/format.ts';
import { parseAge } from '#domain/input/age.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import type { LoanFormErrors } from '#domain/validation/loan-form.ts';
import { simulator } from '#generated/simulator.ts';
import { AgeField } from '#simulator/AgeField.tsx';
import { ErrorCount } from '#simulator/ErrorCount.tsx';
import { wholeNumber } from '#simulator/input-formats.ts';
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
      <AmountAndTerm form={form} errors={errors} onChange={onChange} />
      <div className={styles.answer}>
        {/* MarketSlot fills it. */}
        <div data-live-answer="" />
        <p>{answer}</p>
      </div>
      <div className={`${styles.pair} ${styles.quietHints}`}>
        <SelectField
          {...fields.employment}
          id="employment"
          name="employment"
          error={errors.employment}
          options={employment}
          value={form.employment}
          onChange={(value) => onChange({ employment: value })}
        />
        <SelectField
          {...fields.seniority}
          hint={chosen?.seniorityHint ?? fields.seniority.hint}
          id="seniority"
          name="seniority"
          error={errors.seniority}
          options={seniority}
          value={form.seniority}
          onChange={(value) => onChange({ seniority: value })}
        />
        <SelectField
          {...fields.province}
          id="province"
          name="province"
          error={errors.province}
          options={provinces}
          value={form.province}
          autoComplete="address-level1"
          onChange={(value) => onChange({ province: value })}
        />
        <AgeField
          text={ageText}
          error={errors.age}
          onChange={(text) => onChange({ age: parseAge(text) }, text)}
        />
        <TypedField
          id="net-salary"
          name="netSalary"
          label={fields.netSalary.label}
          hint={chosen?.incomeHint ?? fields.netSalary.hint}
          error={errors.netSalary}
          inputFormat={wholeNumber}
          value={form.netSalary}
          prefix={fields.netSalary.prefix}
          placeholder={fields.netSalary.placeholderNarrow}
          widePlaceholder={fields.netSalary.placeholderWide}
          onChange={(value) => onChange({ netSalary: value })}
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
function AmountAndTerm({ form, errors, onChange }: AmountAndTermProps) {
  const { amount, term } = form;
  const termText = formatTerm(term, texts.termValue);
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
          id="amount"
          layout="beside"
          name="amount"
          label={fields.amount.label}
          hint={<span>{rangeHint(fields.amount.hint, formatPesos, 'amount')}</span>}
          error={errors.amount}
          inputFormat={wholeNumber}
          value={amount}
          prefix={fields.amount.prefix}
          onChange={(value) => onChange({ amount: value })}
        />
        <Slider
          {...sliders.amount}
          name="amountSlider"
          label={fields.amount.slider}
          value={amount}
          valueText={formatPesos(amount)}
          marks={[formatPesos(sliders.amount.min), formatPesos(sliders.amount.max)]}
          onChange={(value) => onChange({ amount: value })}
        />
      </div>
      <div className={`${styles.group} ${styles.quietHints}`}>
        <TypedField
          id="term"
          layout="beside"
          name="term"
          label={fields.term.label}
          hint={
            <>
              <output htmlFor="term">{termText}</output>
              <span>. {rangeHint(fields.term.hint, String, 'term')}</span>
            </>
          }
          error={errors.term}
          inputFormat={wholeNumber}
          value={term}
          suffix={fields.term.unit}
          onChange={(value) => onChange({ term: value })}
        />
        <Slider
          {...sliders.term}
          name="termSlider"
          label={fields.term.slider}
          value={term}
          valueText={termText}
          marks={sliders.term.labels}
          onChange={(value) => onChange({ term: value })}
        />
      </div>
    </>
  );
}
