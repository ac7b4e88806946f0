import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import type { Catalogue } from '#generated/types.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise, normalSlug } from '#scripts/config/fix/normalise.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { derived, fallback } from '#scripts/lender/draft.ts';
import { emptyOf } from '#scripts/preview/editor/page/schema-words.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** What has to be known to begin a lender. */
type Answers = { id: string; name: string; founded: number; legalName: string; website: string };

/** The text of a new lender's file: what follows from the answers is there, its texts are still to be written. */
function newLenderText(reader: SchemaReader, catalogue: Catalogue | undefined, lender: Answers): string {
  const { id, legalName, ...answers } = lender;
  const root = reader.root('lender');
  const page = reader.memberOf(root, 'page', undefined);
  const known = { ...answers, color: fallback('color', id, {}, undefined), legalNames: [legalName] };
  const data = {
    ...(emptyOf(reader, root) as Record<string, unknown>),
    ...known,
    bcraCodes: fallback('bcraCodes', id, known, catalogue) ?? [0],
    page: {
      ...(page && (emptyOf(reader, page) as Record<string, unknown>)),
      submitText: fallback('page.submitText', id, known, catalogue),
    },
  };
  const whole = derived(id, data, true, dayInBuenosAires(Date.now()));
  return formatJson(normalise(reader, 'lender', whole).data);
}

/** Asks what a new lender's file cannot be begun without. */
export function NewLender({ files, reader, loaded, change, go }: Editing) {
  const [name, setName] = useState('');
  const [typedId, setId] = useState<string>();
  const id = typedId ?? normalSlug(name);
  const file = `config/lenders/${id}.json`;
  const isTaken = file in files;
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const said = (field: string): string => String(new FormData(event.currentTarget).get(field)).trim();
    const [legalName, website] = [said('legalName'), said('website')];
    const lender = { id, name: name.trim(), founded: Number(said('founded')), legalName, website };
    change({ [file]: newLenderText(reader, loaded.parts.catalogue, lender) });
    go({ file, pointer: '' });
    setName('');
    setId(undefined);
    event.currentTarget.reset();
    event.currentTarget.closest('details')?.removeAttribute('open');
  };
  const fields: [label: string, input: ComponentProps<'input'>][] = [
    [WORDS.newLenderName, { maxLength: 40, value: name, onChange: ({ target }) => setName(target.value) }],
    [
      WORDS.newLenderId,
      { pattern: '[a-z0-9]+(-[a-z0-9]+)*', value: id, onChange: ({ target }) => setId(target.value) },
    ],
    [WORDS.newLenderLegal, { name: 'legalName' }],
    [WORDS.newLenderFounded, { name: 'founded', type: 'number', min: '1800', max: '2100' }],
    [
      WORDS.newLenderWebsite,
      { name: 'website', type: 'url', pattern: 'https://.+', placeholder: 'https://' },
    ],
  ];
  return (
    <details>
      <summary>{WORDS.newLender}</summary>
      <form onSubmit={create}>
        {fields.map(([label, input]) => (
          <label key={label}>
            {label}
            <input required {...input} />
          </label>
        ))}
        {isTaken && <p className="error">{WORDS.taken}</p>}
        <button disabled={isTaken}>{WORDS.create}</button>
      </form>
    </details>
  );
}
