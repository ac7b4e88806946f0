import { type RefObject, useEffect, useRef } from 'react';
import type { Notice } from '#loan/flow.ts';
import { ReloadButton } from '#loan/form/ReloadButton.tsx';
import { styles } from '#loan/form/steps.styles.ts';
import { useWords, type Words } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { notices } from '#ui/notices.styles.ts';

const textOf = (notice: Notice, { error, offline, cancelled }: Words['personal']): string =>
  notice === 'cancelled' ? cancelled : notice === 'offline' ? `${error} ${offline}` : error;

type NoticeBoxProps = {
  notice: Notice | null;
  form: RefObject<HTMLFormElement | null>;
  reload: string;
};

/** Why there are no offers, where the visitor looks, with the focus on the button that asks again. */
export function NoticeBox({ notice, form, reload }: NoticeBoxProps) {
  const { personal } = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || !box.current) return;
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    box.current.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [notice, form]);
  return (
    <div ref={box} role="alert">
      {notice && (
        <div className={`${notice === 'cancelled' ? notices.info : notices.bad} ${styles.outcome}`}>
          <p>{textOf(notice, personal)}</p>
          {notice === 'unloaded' ? (
            <ReloadButton text={reload} />
          ) : (
            <Button look="secondary" text={personal.retry} onClick={() => form.current?.requestSubmit()} />
          )}
        </div>
      )}
    </div>
  );
}
