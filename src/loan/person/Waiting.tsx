import { useEffect, useState } from 'react';
import { styles as waiting } from '#loan/person/waiting.styles.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

type WaitingProps = {
  /** Whether a provider is asked; otherwise the figures come from the catalogue. */
  isAsking: boolean;
  onCancel: () => void;
};

/** Says something new as the wait grows, and offers a way out of it. */
export function Waiting({ isAsking, onCancel }: WaitingProps) {
  const { personal: config } = useWords();
  const waits = config.waits[isAsking ? 'asked' : 'declared'];
  const [text, setText] = useState(config.submitting);
  useEffect(() => {
    const timers = waits.map((wait) => setTimeout(() => setText(wait.text), wait.afterSeconds * 1000));
    return () => timers.forEach(clearTimeout);
  }, [waits]);
  return (
    <div className={waiting.panel}>
      <div className={waiting.bar} aria-hidden="true" />
      <p className={waiting.text} role="status">
        {text}
      </p>
      <Button look="quiet" text={config.cancel} onClick={onCancel} />
    </div>
  );
}
