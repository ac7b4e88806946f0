import { useId, useState } from 'react';
import { idOf } from '#scripts/config/read/kinds.ts';
import { lenderFile } from '#scripts/config/lender/workspace.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether another lender has an address, or had it: it would no longer lead there. */
const isTaken = ({ files, loaded }: Editing, id: string, own: string): boolean =>
  lenderFile(id) in files ||
  loaded.parts.lenders.some((one) => one.id !== own && (one.formerIds?.includes(id) ?? false));

/** Gives a lender another address. */
export function LenderAddress(editing: Editing) {
  const fieldId = useId();
  const { file, files, published, load, change, go } = editing;
  const id = idOf(file);
  const [to, setTo] = useState(id);
  const isPublished = file in published;
  const isWrong = to !== id && isTaken(editing, to, id);
  const move = async (): Promise<void> => {
    const { movedLender } = await import('#scripts/preview/editor/page/lender-changes.ts');
    change(movedLender(load, files, { from: id, to, isPublished }));
    go({ file: lenderFile(to), pointer: '' });
  };
  return (
    <details>
      <summary>{WORDS.moveLender}</summary>
      <label htmlFor={fieldId}>{WORDS.moveLenderId}</label>
      <input
        id={fieldId}
        value={to}
        aria-invalid={isWrong}
        aria-describedby={`${fieldId}-help`}
        onChange={({ target }) => setTo(target.value)}
      />
      <p className={isWrong ? 'error' : 'help'} id={`${fieldId}-help`}>
        {isWrong ? WORDS.taken : isPublished && WORDS.moveLenderHelp}
      </p>
      <Button disabled={to === id || isWrong || !ADDRESS.test(to)} act={move}>
        {WORDS.move}
      </Button>
    </details>
  );
}
