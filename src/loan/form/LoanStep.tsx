import type { ReactNode, RefObject } from 'react';
import { formatPesos } from '#domain/format.ts';
import { parseAge } from '#domain/input/age.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import type { LoanFormErrors } from '#domain/validation/loan-form.ts';
import { AgeField } from '#loan/form/AgeField.tsx';
import { AnswerLines } from '#loan/form/AnswerLines.tsx';
import { ErrorCount } from '#loan/form/ErrorCount.tsx';
import { figureField } from '#loan/form/input-formats.ts';
import { termText } from '#loan/form/loan-text.ts';
import { styles } from '#loan/form/steps.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Slider, type SliderProps } from '#ui/fields/Slider.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';
import { EarlyPress } from '#ui/EarlyPress.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

type LoanStepProps = {
  formRef: RefObject<HTMLFormElement | null>;
  form: LoanForm;
  /** The age as it stands in its control; `form.age` is what it means. */
  ageText: string;
  errors: LoanFormErrors;
  /** The employment that the page is for: it needs no link to itself. */
  audience?: string | undefined;
  submitText: string;
  /** An answer to the form's first values, in lines; none: no place for it. */
  answer: readonly string[];
  /** Whether `answer` is for the values that the form has now. */
  isAnswered: boolean;
  busy: boolean;
  /** Advice above the button about what was filled in; null: none. */
  advice: ReactNode;
  onChange: (change: Partial<LoanForm>, ageText?: string) => void;
  onSubmit: () => void;
};

/** Ties a field to its value in the form. */
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
  const { employment, texts, seniority, provinces, links = [] } = useWords().simulator;
  const { fields } = texts;
  const {
    formRef,
    form,
    ageText,
    errors,
    audience,
    submitText,
    answer,
    isAnswered,
    busy,
    advice,
    onChange,
    onSubmit,
  } = props;
  const chosen = employment.find(({ code }) => code === form.employment);
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      noValidate
      // The stored form is newer than the one that the browser would put back into the fields.
      autoComplete="off"
      aria-label={texts.legend}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <EarlyPress />
      <AmountAndTerm {...props} />
      {answer.length > 0 && (
        <div className={styles.answer}>
          {/* What a feature shows beside the form fills this element. */}
          <div data-live-answer="" />
          {/* Out of sight it keeps the room of the answer that is on its way, so that the button stays under a press. */}
          <p style={isAnswered ? undefined : { visibility: 'hidden' }}>
            <AnswerLines lines={answer} />
          </p>
        </div>
      )}
      <div className={`${styles.pair} ${styles.quietHints}`}>
        <div className={styles.group}>
          <SelectField
            {...fields.employment}
            {...bind('employment', props)}
            id="employment"
            options={employment}
          />
          {chosen?.link && chosen.code !== audience && (
            <a className={styles.optionLink} href={chosen.link.href}>
              {chosen.link.label}
            </a>
          )}
        </div>
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
          {...figureField('pesos', texts.inFigures)}
          prefix={fields.netSalary.prefix}
          placeholder={fields.netSalary.placeholderNarrow}
          widePlaceholder={fields.netSalary.placeholderWide}
        />
      </div>
      <div className={styles.actions}>
        {advice}
        <ErrorCount count={Object.keys(errors).length} texts={texts.errorCount} />
        <SubmitButton busy={busy} text={submitText} busyText={texts.submitting} />
        <p className={styles.aside}>{texts.privacyHint}</p>
        {links.map(({ label, href }) => (
          <a key={href} className={styles.optionLink} href={href}>
            {label}
          </a>
        ))}
      </div>
    </form>
  );
}

type SliderName = keyof Words['simulator']['sliders'];

type BoundProps = Pick<LoanStepProps, 'form' | 'errors' | 'onChange'>;

/** The range of a figure, in the words of the config. */
const rangeHint = (
  name: SliderName,
  write: (value: number) => string,
  { texts, limits, sliders }: Words['simulator'],
): string =>
  fillTemplate(texts.fields[name].hint, {
    min: write(limits[name].min),
    max: write(limits[name].max),
    sliderMax: write(sliders[name].max),
  });

/** Amount and term, each as a slider for a quick choice and a text field for the exact one. */
function AmountAndTerm(props: BoundProps) {
  const { simulator } = useWords();
  const { sliders, texts } = simulator;
  const { fields } = texts;
  const { amount, term } = props.form;
  const { min, max } = sliders.amount;
  return (
    <>
      <ExactAndSlider
        {...props}
        name="amount"
        valueText={formatPesos(amount)}
        scale={[formatPesos(min), formatPesos(max)]}
        hint={<span>{rangeHint('amount', formatPesos, simulator)}</span>}
        prefix={fields.amount.prefix}
      />
      <ExactAndSlider
        {...props}
        name="term"
        valueText={termText(term, simulator)}
        scale={sliders.term.labels}
        hint={
          <>
            <output htmlFor="term">{termText(term, simulator)}</output>
            <span>. {rangeHint('term', String, simulator)}</span>
          </>
        }
        suffix={fields.term.unit}
      />
    </>
  );
}

const KINDS = { amount: 'pesos', term: 'count' } as const;

type ExactAndSliderProps = BoundProps &
  Pick<SliderProps, 'valueText' | 'scale'> & {
    name: SliderName;
    hint: ReactNode;
    prefix?: string;
    suffix?: string;
  };

function ExactAndSlider({ name, valueText, scale, form, errors, onChange, ...field }: ExactAndSliderProps) {
  const { sliders, texts } = useWords().simulator;
  const bound = bind(name, { form, errors, onChange });
  const { label, slider } = texts.fields[name];
  return (
    <div className={`${styles.group} ${styles.quietHints}`}>
      <TypedField
        {...bound}
        {...field}
        {...figureField(KINDS[name], texts.inFigures)}
        id={name}
        layout="beside"
        label={label}
      />
      <Slider
        {...sliders[name]}
        {...bound}
        name={`${name}Slider`}
        label={slider}
        valueText={valueText}
        scale={scale}
      />
    </div>
  );
}
