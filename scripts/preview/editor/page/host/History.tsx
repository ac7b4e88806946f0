import { useState } from 'react';
import { formatShortDate } from '#domain/format.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { hostFault } from '#scripts/preview/editor/page/host/host-fault.ts';
import { historyOf, type Version } from '#scripts/preview/editor/page/host/history.ts';
import { openHost } from '#scripts/preview/editor/page/host/open-host.ts';
import { HOST_WORDS } from '#scripts/preview/editor/page/host/words.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';
import { isEqual } from '#scripts/preview/editor/page/rebase.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';

type HistoryProps = {
  editing: Editing;
  repository: Repository;
  pointer: string;
  value: unknown;
  change: (value: unknown) => void;
};

/** What a text has been, who wrote it and when, read once somebody asks; each can be put back. */
export function History({ editing, repository, pointer, value, change }: HistoryProps) {
  const [found, setFound] = useState<readonly Version[]>();
  const [said, setSaid] = useState('');
  const read = async (): Promise<void> => {
    setSaid(HOST_WORDS.readingHistory);
    try {
      setFound(await historyOf(openHost(repository, editing.token), editing.file, pointer));
      setSaid('');
    } catch (error) {
      setSaid(hostFault(error).words);
    }
  };
  return (
    <details className="help history" onToggle={({ currentTarget }) => void (currentTarget.open && read())}>
      <summary>{HOST_WORDS.history}</summary>
      <p role="status">{said}</p>
      <ul>
        {found?.map((one) => (
          <li key={one.day + one.by + String(one.value)}>
            <q>{String(one.value)}</q> {HOST_WORDS.wrote(one.by, formatShortDate(one.day))}{' '}
            {!isEqual(one.value, value) && <Button act={() => change(one.value)}>{HOST_WORDS.backTo}</Button>}
          </li>
        ))}
      </ul>
    </details>
  );
}
