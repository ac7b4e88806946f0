import { type ComponentProps, type SubmitEvent, useId } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { newLender } from '#scripts/config/lender/new-lender.ts';
import { useNewFile } from '#scripts/preview/editor/page/useNewFile.ts';
import { SAID_IN_SPANISH } from '#scripts/preview/editor/page/said-in-spanish.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Asks what a new lender's file cannot be begun without. */
export function NewLender({ files, reader, loaded, change, go }: Editing) {
  const { name, id, file, isTaken, faultId, nameInput, idInput, reset } = useNewFile(files, 'config/lenders');
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = (field: string): string => String(new FormData(event.currentTarget).get(field)).trim();
    const [legalName, website] = [said('legalName'), said('website')];
    const facts = { id, name, founded: Number(said('founded')), website, hasPage: true };
    const lender = { ...facts, legalNames: [legalName] };
    const data = newLender(reader, loaded.parts, lender, dayInBuenosAires(Date.now()));
    change({ [file]: formatJson(normalise(reader, 'lender', data).data) });
    go({ file, pointer: '' });
    reset();
    event.currentTarget.reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  const list = useId();
  const { catalogue, entities } = loaded.parts;
  const legal = [
    ...(catalogue?.products ?? []).map(({ entity }) => entity),
    ...(entities?.entities ?? []).map((one) => one.name),
  ];
  const fields: [label: string, input: ComponentProps<'input'>][] = [
    [WORDS.newLenderName, { maxLength: 40, ...nameInput }],
    [WORDS.newLenderId, idInput],
    [WORDS.newLenderLegal, { name: 'legalName', list }],
    [WORDS.newLenderFounded, { name: 'founded', type: 'number', min: '1800', max: '2100' }],
    [
      WORDS.newLenderWebsite,
      { name: 'website', type: 'url', pattern: 'https://.+', placeholder: 'https://' },
    ],
  ];
  return (
    <details>
      <summary>{WORDS.newLender}</summary>
      <form onSubmit={create} {...SAID_IN_SPANISH}>
        {fields.map(([label, input]) => (
          <label key={label}>
            {label}
            <input required {...input} />
          </label>
        ))}
        <datalist id={list}>
          {[...new Set(legal)].map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <p id={faultId} className="error" role="alert">
          {isTaken && WORDS.taken}
        </p>
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}
