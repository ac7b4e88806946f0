import { useEffect, useRef } from 'react';
import { reloadKeepingText } from '#gateways/kept-text.ts';
import { Button } from '#ui/Button.tsx';
import { notices } from '#ui/notices.styles.ts';

/**
 * Loads the page anew where a script did not come: Firefox up to 154 keeps a script that failed as failed until then.
 */
export const ReloadButton = ({ text }: { text: string }) => (
  <Button look="quiet" text={text} onClick={reloadKeepingText} />
);

/** Says at the button that was pressed that the next script did not come, with the focus on the way out. */
export function Unloaded({ text, reload }: { text: string; reload: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={box} className={notices.bad} role="alert">
      {text} <ReloadButton text={reload} />
    </p>
  );
}
