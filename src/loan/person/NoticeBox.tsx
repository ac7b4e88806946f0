import { type RefObject, useEffect, useRef } from 'react';
import { personal as config } from '#generated/personal.ts';
import type { Notice } from '#loan/flow.ts';
import { ReloadButton } from '#loan/form/ReloadButton.tsx';
import { styles } from '#loan/form/steps.styles.ts';
import { scrollToNotice } from '#loan/scroll.ts';
import { NothingDrawing } from '#ui/NothingDrawing.tsx';
import { notices } from '#ui/notices.styles.ts';

const NOTICES: Record<Notice, { className: string; text: string }> = {
  failed: { className: notices.bad, text: config.error },
  unloaded: { className: notices.bad, text: config.error },
  offline: { className: notices.bad, text: `${config.error} ${config.offline}` },
  cancelled: { className: notices.info, text: config.cancelled },
};

type NoticeBoxProps = {
  notice: Notice | null;
  form: RefObject<HTMLFormElement | null>;
  reload: string;
};

/** Why there are no offers, where the visitor looks, with the focus on the button that asks again. */
export function NoticeBox({ notice, form, reload }: NoticeBoxProps) {
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
