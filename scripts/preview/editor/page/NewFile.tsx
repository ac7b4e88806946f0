import { type SubmitEvent, useId, useState } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise, normalSlug } from '#scripts/config/fix/normalise.ts';
import { emptyFile, newLender } from '#scripts/config/lender/new-lender.ts';
import { CAMPAIGNS } from '#scripts/config/read/campaigns.ts';
import { SAID_IN_SPANISH } from '#scripts/preview/editor/page/said-in-spanish.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const today = (): string => dayInBuenosAires(Date.now());

/** What somebody said of a new file: its name, its address, and other fields of the form. */
type Said = { id: string; name: string; of: (field: string) => string };

/** Kinds of file that begin with a name and an address: their folder, and the data of a new one. */
const KINDS = {
  lender: {
    folder: 'config/lenders',
    begun: ({ reader, loaded }: Editing, { id, name, of }: Said): object => {
      const [founded, website] = [Number(of('founded')), of('website')];
      const facts = { id, name, founded, website, legalNames: [of('legalName')], hasPage: true };
      return newLender(reader, loaded.parts, facts, today());
    },
  },
  'audience-page': {
    folder: 'config/audience-pages',
    begun: ({ reader, chosen }: Editing, { id, name: title }: Said): object => {
      const campaign = chosen && { campaign: chosen };
      return { ...emptyFile(reader, 'audience-page'), id, title, ...campaign };
    },
  },
  campaign: {
    folder: CAMPAIGNS,
    begun: ({ reader }: Editing, { id, name }: Said): object => {
      return { ...emptyFile(reader, 'campaign'), id, name, from: today(), until: today() };
    },
  },
} as const;

/** Asks the name and the address of a new lender, page for an audience or campaign, and opens its form. */
export function NewFile({ editing, kind }: { editing: Editing; kind: keyof typeof KINDS }) {
  const { files, reader, change, go } = editing;
  const { folder, begun } = KINDS[kind];
  const words = WORDS.newFile[kind];
  const faultId = useId();
  const [name, setName] = useState('');
  // The address follows the name until it is typed.
  const [typedId, setId] = useState<string>();
  const id = typedId ?? normalSlug(name);
  const file = `${folder}/${id}.json`;
  const isTaken = file in files;
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const of = (field: string): string => String(given.get(field)).trim();
    const data = begun(editing, { id, name: name.trim(), of });
    change({ [file]: formatJson(normalise(reader, kind, data).data) });
    go({ file, pointer: '' });
    setName('');
    setId(undefined);
    event.currentTarget.reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  return (
    <details>
      <summary>{words.open}</summary>
      <form onSubmit={create} {...SAID_IN_SPANISH}>
        <label>
          {words.name}
          <input
            required
            maxLength={words.longest}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          {words.id}
          <input
            required
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            aria-invalid={isTaken}
            aria-describedby={faultId}
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        </label>
        {kind === 'lender' && <LenderFacts {...editing} />}
        <p id={faultId} className="error" role="alert">
          {isTaken && words.taken}
        </p>
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}

/** Asks what a lender's file cannot be begun without; its legal name is found in the central bank's record. */
function LenderFacts({ loaded: { parts } }: Editing) {
  const list = useId();
  const declared = (parts.catalogue?.products ?? []).map(({ entity }) => entity);
  const listed = (parts.entities?.entities ?? []).map((one) => one.name);
  return (
    <>
      <label>
        {WORDS.newLender.legalName}
        <input required name="legalName" list={list} />
      </label>
      <datalist id={list}>
        {[...new Set([...declared, ...listed])].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <label>
        {WORDS.newLender.founded}
        <input required name="founded" type="number" min="1800" max="2100" />
      </label>
      <label>
        {WORDS.newLender.website}
        <input required name="website" type="url" pattern="https://.+" placeholder="https://" />
      </label>
    </>
  );
}
