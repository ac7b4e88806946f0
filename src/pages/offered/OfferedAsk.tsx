import { useEffect, useRef, useState } from 'react';
import { OfferedLink } from '#loan/tools/offered/OfferedLink.tsx';
import { OfferedReports } from '#loan/tools/offered/OfferedReports.tsx';
import { useWords } from '#site/words.tsx';

/** A lender: its name, and its match keys in the record. */
export type OfferedAskProps = { bank: string; keys: readonly string[] };

/** On a lender's page: what it offered others, fetched once somebody asks. */
export function OfferedAsk({ bank, keys }: OfferedAskProps) {
  const { ask, tell } = useWords().offered.published;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The visitor may have opened the form before this script came.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{ask}</summary>
      <p role="status">{isOpen && <OfferedReports bank={bank} keys={keys} saysNone />}</p>
      <p>
        <OfferedLink link={tell} entity={keys[0] ?? ''} />
      </p>
    </details>
  );
}
