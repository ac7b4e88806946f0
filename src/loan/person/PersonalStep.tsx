import { useRef } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import type { Interruption } from '#loan/flow.ts';
import { useFormErrors } from '#ui/fields/form-errors.ts';
import { styles } from '#loan/form/steps.styles.ts';
import { Actions } from '#loan/person/Actions.tsx';
import { Introduction } from '#loan/person/Introduction.tsx';
import { LegalNotice } from '#loan/person/LegalNotice.tsx';
import { PersonalFields } from '#loan/person/PersonalFields.tsx';
import { Waiting } from '#loan/person/Waiting.tsx';
import { styles as waiting } from '#loan/person/waiting.styles.ts';
import type { SimulatorLender, SimulatorSite } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';
import { useTitle } from '#ui/useTitle.ts';

/**
 * Facts sent with the data: whether the field that no person sees was filled in, and whether the person may be contacted;
 * undefined where the page does not ask.
 */
export type Submission = { isTrapped: boolean; mayContact: boolean | undefined };

export type PersonalStepProps = {
  form: LoanForm;
  personal: PersonalData;
  lender: SimulatorLender | null;
  site: SimulatorSite;
  busy: boolean;
  interruption: Interruption | null;
  onChange: (change: Partial<PersonalData>) => void;
  onSubmit: (submission: Submission) => void;
  onCancel: () => void;
  onBack: () => void;
  onErase: () => void;
};

/** Attributes by which browsers and password managers leave a field alone. */
const UNFILLED = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
} as const;

/** Step 2: who asks. Nothing here is sent before the visitor presses the button. */
export function PersonalStep(props: PersonalStepProps) {
  const { personal: config } = useWords();
  const { personal, busy, onChange, onSubmit, site } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const mayContact = useRef<HTMLInputElement>(null);
  const errors = useFormErrors(formRef, validatePersonalData(personal, config));
  useTitle(config.title, site.name);
  const change = (part: Partial<PersonalData>) => {
    errors.forget(part);
    onChange(part);
  };
  const submit = () => {
    errors.display();
    if (!errors.isValid) return;
    onSubmit({ isTrapped: trap.current?.value !== '', mayContact: mayContact.current?.checked });
  };
  return (
    <form
      ref={formRef}
      className={`${styles.form} ${styles.hintsFirst} ${waiting.frame}`}
      method="dialog"
      noValidate
      aria-label={config.texts.legend}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <Introduction {...props} />
      <div className={waiting.place} data-busy={busy || undefined}>
        <div>
          <PersonalFields personal={personal} errors={errors.displayed} onChange={change} />
          <label className={styles.trap} aria-hidden="true">
            <input
              ref={trap}
              type="text"
              name="leave-blank"
              aria-label={config.texts.trap}
              tabIndex={-1}
              {...UNFILLED}
              defaultValue=""
            />
          </label>
          {/* A spreadsheet has no column for the answer. The answer is not stored: the visitor gives it each time. */}
          {site.leads.variant === 'json' && (
            <label className={styles.radio}>
              <input ref={mayContact} type="checkbox" name="may-contact" />
              {config.texts.mayContact}
            </label>
          )}
          <ul className={styles.promises}>
            {config.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <LegalNotice site={site} />
        </div>
        {busy && <Waiting isAsking={!site.record} onCancel={props.onCancel} />}
      </div>
      <Actions {...props} form={formRef} errorCount={Object.keys(errors.displayed).length} />
    </form>
  );
}
