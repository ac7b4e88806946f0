import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import { personal as config } from '#generated/personal.ts';
import { simulator } from '#generated/simulator.ts';
import { ErrorCount } from '#loan/form/ErrorCount.tsx';
import type { Notice } from '#loan/flow.ts';
import { useFormErrors } from '#loan/form/form-errors.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { PersonalFields } from '#loan/person/PersonalFields.tsx';
import { ReloadButton } from '#loan/form/ReloadButton.tsx';
import { styles as waiting } from '#loan/person/waiting.styles.ts';
import { scrollToNotice } from '#loan/scroll.ts';
import type { SimulatorLender, SimulatorSite } from '#loan/simulator-props.ts';
import { styles } from '#loan/form/steps.styles.ts';
import { useTitle } from '#ui/useTitle.ts';
import { Button } from '#ui/Button.tsx';
import { NothingDrawing } from '#ui/NothingDrawing.tsx';
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
  const formRef = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const errors = useFormErrors(formRef, validatePersonalData(personal, config));
  useTitle(config.title, site.name);
  const change = (part: Partial<PersonalData>) => {
    errors.forget(part);
    onChange(part);
  };
  const submit = () => {
    errors.display();
    if (errors.isValid) onSubmit(trap.current?.value !== '');
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
      {busy && <Waiting isAsking={!site.declared} onCancel={props.onCancel} />}
      <PersonalFields
        personal={personal}
        errors={errors.displayed}
        isDeclared={site.declared !== null}
        onChange={change}
      />
      <label className={styles.trap} aria-hidden="true">
        {config.texts.trap}
        <input ref={trap} type="text" name="company" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
      {/* The notice that the law asks for where personal data are collected. */}
      <p className={styles.note}>
        {fillTemplate(config.notice, { ...site.privacy, ...site.marketplace, ...site.contact })}{' '}
        <a href={config.noticeLink.href}>{config.noticeLink.label}</a>
      </p>
      <div className={styles.actions}>
        <ErrorCount count={Object.keys(errors.displayed).length} texts={config.texts.errorCount} />
        <SubmitButton busy={busy} text={config.submit} busyText={config.submitting} />
        <NoticeBox notice={notice} form={formRef} reload={site.unexpectedError.reload} />
        <Button look="quiet" text={`← ${config.back}`} onClick={onBack} />
        <Button look="quiet" text={site.privacy.erase} onClick={onErase} title={site.privacy.eraseHint} />
      </div>
    </form>
  );
}

function Introduction({ form, lender }: Pick<PersonalStepProps, 'form' | 'lender'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The step that has just begun is where a keyboard or a screen reader goes on.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.intro}>
      <p className={styles.note}>{fillTemplate(simulator.texts.step, { step: 2 })}</p>
      <h3 className={styles.heading} ref={heading} tabIndex={-1}>
        {config.title}
      </h3>
      <p>{lender ? fillTemplate(config.subtitleBank, { bank: lender.name }) : config.subtitleHome}</p>
      <p className={styles.note}>{fillTemplate(config.summary, loanTexts(form))}</p>
    </div>
  );
}

type WaitingProps = {
  /** A provider is asked; otherwise the figures come from the catalogue. */
  isAsking: boolean;
  onCancel: () => void;
};

/** Says something new as the wait grows, and offers a way out of it. */
function Waiting({ isAsking, onCancel }: WaitingProps) {
  const waits = config.waits[isAsking ? 'asked' : 'declared'];
  const [text, setText] = useState('');
  useEffect(() => {
    const timers = waits.map((wait) => setTimeout(() => setText(wait.text), wait.afterSeconds * 1000));
    return () => timers.forEach(clearTimeout);
  }, [waits]);
  return (
    <>
      <div className={waiting.bar} aria-hidden="true" />
      <div className={waiting.texts}>
        <p role="status">{text}</p>
        {waits.map((wait) => (
          <p key={wait.text} className={waiting.room} aria-hidden="true">
            {wait.text}
          </p>
        ))}
      </div>
      <Button look="quiet" text={config.cancel} onClick={onCancel} />
    </>
  );
}

const NOTICES: Record<Notice, { className: string; text: string }> = {
  failed: { className: notices.bad, text: config.error },
  unloaded: { className: notices.bad, text: config.error },
  offline: { className: notices.bad, text: `${config.error} ${config.offline}` },
  cancelled: { className: notices.info, text: config.cancelled },
};

type NoticeBoxProps = Pick<PersonalStepProps, 'notice'> & {
  form: RefObject<HTMLFormElement | null>;
  reload: string;
};

/** Why there are no offers, where the visitor looks, with the focus on the button that asks again. */
function NoticeBox({ notice, form, reload }: NoticeBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || !box.current) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    scrollToNotice(box.current);
  }, [notice, form]);
  return (
    <div ref={box} role="alert">
      {notice && (
        <div className={`${NOTICES[notice].className} ${styles.outcome}`}>
          {notice !== 'cancelled' && <NothingDrawing />}
          <p>{NOTICES[notice].text}</p>
          {notice === 'unloaded' && <ReloadButton text={reload} />}
        </div>
      )}
    </div>
  );
}
