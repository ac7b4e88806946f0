import type { SubmitEvent } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { emptyFile } from '#scripts/config/lender/new-lender.ts';
import { CAMPAIGNS } from '#scripts/config/read/campaigns.ts';
import { useNewFile } from '#scripts/preview/editor/page/useNewFile.ts';
import { SAID_IN_SPANISH } from '#scripts/preview/editor/page/said-in-spanish.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Kinds of file that begin with a name and an address: their folder, and what is written in a new one besides. */
const KINDS = {
  landing: {
    folder: 'config/landings',
    begun: (title: string, campaign: string) => ({ title, ...(campaign && { campaign }) }),
  },
  campaign: {
    folder: CAMPAIGNS,
    begun: (name: string) => {
      const today = dayInBuenosAires(Date.now());
      return { name, from: today, until: today };
    },
  },
} as const;

/** Asks the name and the address of a new page for an audience or a new campaign, and opens its empty form. */
export function NewFile({ editing, kind }: { editing: Editing; kind: keyof typeof KINDS }) {
  const { files, reader, change, go, chosen } = editing;
  const { folder, begun } = KINDS[kind];
  const words = WORDS.newFile[kind];
  const { name, id, file, isTaken, faultId, nameInput, idInput, reset } = useNewFile(files, folder);
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = { ...emptyFile(reader, kind), id, ...begun(name, chosen) };
    change({ [file]: formatJson(normalise(reader, kind, data).data) });
    go({ file, pointer: '' });
    reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <details>
      <summary>{words.open}</summary>
      <form onSubmit={create} {...SAID_IN_SPANISH}>
        <label>
          {words.name}
          <input required maxLength={words.longest} {...nameInput} />
        </label>
        <label>
          {words.id}
          <input required {...idInput} />
        </label>
        <p id={faultId} className="error" role="alert">
          {isTaken && words.taken}
        </p>
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}
