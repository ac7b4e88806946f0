import { useState } from 'react';
import { eraseEverything } from '#gateways/storage.ts';
import type { Site } from '#generated/types.ts';
import { buttons } from '#ui/buttons.styles.ts';

export type EraseButtonProps = Pick<Site['privacy'], 'erase' | 'erased' | 'eraseFailed'>;

/**
 * Removes what the site stored in this browser. A form, so that a press before the script has arrived is held and
 * carried out (src/islands/wake.ts); nothing is ever sent.
 */
export function EraseButton({ erase, erased, eraseFailed }: EraseButtonProps) {
  const [outcome, setOutcome] = useState('');
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        setOutcome(eraseEverything() ? erased : eraseFailed);
      }}
    >
      <button className={buttons.secondary} type="submit">
        {erase}
      </button>
      <p role="status">{outcome}</p>
    </form>
  );
}
