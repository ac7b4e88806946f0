import { type RefObject, useEffect, useRef } from 'react';
import type { Interruption } from '#loan/flow.ts';
import { ReloadButton } from '#loan/form/ReloadButton.tsx';
import { styles } from '#loan/form/steps.styles.ts';
import type { SimulatorSite } from '#loan/simulator-props.ts';
import { useWords, type Words } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { messages } from '#ui/messages.styles.ts';

const textOf = (
  interruption: Interruption,
  { error, cancelled }: Words['personal'],
  offline: string,
): string =>
  interruption === 'cancelled' ? cancelled : interruption === 'offline' ? `${error} ${offline}` : error;

type InterruptionBoxProps = {
  interruption: Interruption | null;
  form: RefObject<HTMLFormElement | null>;
  site: Pick<SimulatorSite, 'unexpectedError'>;
};

/** Says why there are no offers, in view of the visitor, with the focus on the button that asks again. */
export function InterruptionBox({ interruption, form, site }: InterruptionBoxProps) {
  const { personal } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!interruption || !box.current) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    box.current.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [interruption, form]);
  return (
    <div ref={box} role="alert">
      {interruption && (
        <div className={`${interruption === 'cancelled' ? messages.info : messages.bad} ${styles.outcome}`}>
          <p>{textOf(interruption, personal, site.unexpectedError.offline)}</p>
          {interruption === 'unloaded' ? (
            <ReloadButton text={site.unexpectedError.reload} />
          ) : (
            <Button look="secondary" text={personal.retry} onClick={() => form.current?.requestSubmit()} />
          )}
        </div>
      )}
    </div>
  );
}
