import type { RefObject } from 'react';
import type { Interruption } from '#loan/flow.ts';
import { ErrorCount } from '#loan/form/ErrorCount.tsx';
import { styles } from '#loan/form/steps.styles.ts';
import { InterruptionBox } from '#loan/person/InterruptionBox.tsx';
import type { SimulatorSite } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';

type ActionsProps = {
  site: SimulatorSite;
  busy: boolean;
  interruption: Interruption | null;
  form: RefObject<HTMLFormElement | null>;
  /** Fields with a displayed error. */
  errorCount: number;
  onBack: () => void;
  onErase: () => void;
};

/** The buttons below the fields, and the message that says why the form does not go on. */
export const Actions = ({ site, busy, interruption, form, errorCount, onBack, onErase }: ActionsProps) => {
  const { personal: config } = useWords();
  return (
    <div className={styles.actions}>
      <ErrorCount count={errorCount} texts={config.texts.errorCount} />
      <SubmitButton busy={busy} text={config.submit} busyText={config.submitting} />
      <InterruptionBox interruption={interruption} form={form} site={site} />
      <Button look="quiet" text={`← ${config.back}`} onClick={onBack} />
      <Button look="quiet" text={site.privacy.erase} onClick={onErase} title={site.privacy.eraseHint} />
    </div>
  );
};
