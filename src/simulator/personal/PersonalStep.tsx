import { useEffect, useRef, useState } from 'react';
import { formatPesos, formatTerm } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { type PersonalDataErrors, validatePersonalData } from '#domain/validation/personal-data.ts';
import { personal as config } from '#generated/personal.ts';
import { simulator } from '#generated/simulator.ts';
import { ErrorCount } from '#simulator/ErrorCount.tsx';
import { useFocusOnErrors } from '#simulator/focus.ts';
import type { Notice } from '#simulator/flow.ts';
import { PersonalFields } from '#simulator/personal/PersonalFields.tsx';
import { Waiting } from '#simulator/personal/Waiting.tsx';
import type { SimulatorLender, SimulatorSite } from '#simulator/simulator-props.ts';
import { styles } from '#simulator/steps.styles.ts';
import { useTitle } from '#simulator/useTitle.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { notices } from '#ui/notices.styles.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';

export type PersonalStepProps = {
  form: LoanForm;
  personal: PersonalData;
  lender: SimulatorLender | null;
  site: SimulatorSite;
  busy: boolean;
  notice: Notice | null;
  onChange: (change: Partial<PersonalData>) => void;
  /** `trapped` tells that the field no person sees was filled in. */
  onSubmit: (trapped: boolean) => void;
  onCancel: () => void;
  onBack: () => void;
  onErase: () => void;
};

/** Step 2: who asks. Nothing here is sent before the visitor presses the button. */
export function PersonalStep(props: PersonalStepProps) {
  const { personal, busy, notice, onChange, onSubmit, onBack, onErase, site } = props;
  const [errors, setErrors] = useState<PersonalDataErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  useFocusOnErrors(formRef, errors);
  useTitle(config.title, site.name);
  const change = (part: Partial<PersonalData>) => {
    // A message goes when its field is edited; the others stay.
    const left = Object.entries(errors).filter(([field]) => !(field in part));
    if (left.length < Object.keys(errors).length) setErrors(Object.fromEntries(left));
    onChange(part);
  };
  const submit = () => {
    const found = validatePersonalData(personal, config);
    setErrors(found);
    if (Object.keys(found).length === 0) onSubmit(trap.current?.value !== '');
  };
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={config.texts.legend}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <Introduction {...props} />
      {busy && <Waiting onCancel={props.onCancel} />}
      <PersonalFields personal={personal} errors={errors} onChange={change} />
      <label className={styles.trap} aria-hidden="true">
        {config.texts.trap}
        <input ref={trap} type="text" name="company" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      <p className={styles.note}>
        <NoticeText site={site} />
      </p>
      <div className={styles.actions}>
        <ErrorCount count={Object.keys(errors).length} texts={config.texts.errorCount} />
        <SubmitButton busy={busy} text={config.submit} busyText={config.submitting} />
        <NoticeBox notice={notice} />
        <button className={buttons.quiet} type="button" onClick={onBack}>
          ← {config.back}
        </button>
        <button className={buttons.quiet} type="button" onClick={onErase} title={site.privacy.eraseHint}>
          {site.privacy.erase}
        </button>
      </div>
    </form>
  );
}

function Introduction({ form, lender }: Pick<PersonalStepProps, 'form' | 'lender'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The step that has just begun is where a keyboard or a screen reader goes on.
  useEffect(() => heading.current?.focus(), []);
  const term = formatTerm(form.term, simulator.texts.termValue);
  return (
    <div className={styles.intro}>
      <p className={styles.note}>{fillTemplate(simulator.texts.step, { step: 2 })}</p>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {config.title}
      </h3>
      <p>{lender ? fillTemplate(config.subtitleBank, { bank: lender.name }) : config.subtitleHome}</p>
      <p className={styles.note}>
        {fillTemplate(config.summary, { amount: formatPesos(form.amount), term })}
      </p>
    </div>
  );
}

/** The notice that the law asks for where personal data are collected. */
function NoticeText({ site }: Pick<PersonalStepProps, 'site'>) {
  const { controller, partner, email } = { ...site.privacy, ...site.marketplace, ...site.contact };
  return (
    <>
      {fillTemplate(config.notice, { controller, partner, email })}{' '}
      <a href={config.noticeLink.href}>{config.noticeLink.label}</a>
    </>
  );
}

const NOTICES: Record<Notice, { className: string; text: string }> = {
  failed: { className: notices.bad, text: config.error },
  offline: { className: notices.bad, text: `${config.error} ${config.offline}` },
  cancelled: { className: notices.info, text: config.cancelled },
};

function NoticeBox({ notice }: Pick<PersonalStepProps, 'notice'>) {
  return (
    <div role="alert">{notice && <p className={NOTICES[notice].className}>{NOTICES[notice].text}</p>}</div>
  );
}
