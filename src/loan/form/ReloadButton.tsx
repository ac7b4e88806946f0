import { useEffect, useRef } from 'react';
import { isOnline, reloadKeepingText } from '#gateways/kept-text.ts';
import { Button } from '#ui/Button.tsx';
import { messages } from '#ui/messages.styles.ts';

/**
 * Loads the page anew where a script did not come: Firefox up to 154 keeps a script that failed as failed until then.
 */
export const ReloadButton = ({ text }: { text: string }) => (
  <Button look="quiet" text={text} onClick={reloadKeepingText} />
);

type UnloadedProps = { text: string; offline: string; reload: string; isUnasked?: boolean };

/**
 * Says in its place that a script did not come. Where a press asked for it, the sentence is in the window and the focus on
 * the way out. It may stand within a sentence.
 */
export function Unloaded({ text, offline, reload, isUnasked = false }: UnloadedProps) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    isOnline();
    if (isUnasked) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isUnasked]);
  return (
    <span ref={box} className={messages.bad} role="alert" data-failed="">
      {text}{' '}
      <span data-offline="" hidden>
        {offline}
      </span>{' '}
      <ReloadButton text={reload} />
    </span>
  );
}
