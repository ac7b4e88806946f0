import { type SubmitEvent, useId, useState } from 'react';
import { dayInBuenosAires } from '#domain/format.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { emptyFile, newLender, normalSlug } from '#scripts/lender/new-lender.ts';
import { FOLDERS } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { pageOf } from '#scripts/changes/page-of.ts';
import { kindTitle, titleOf } from '#scripts/changes/titles.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { LABELS } from '#scripts/editor/labels.ts';
import { pagePaths } from '#site/routes.ts';

/** What a lender cannot be begun without besides its name, and the control that asks for it. */
const LENDER_FACTS = [
  ['legalNames', 'text'],
  ['founded', 'number'],
  ['website', 'url'],
] as const;

type NewFileProps = { editing: Editing; folder: string; kind: string; titleFrom: string };

/** Asks the name and the address of a new file of a folder, and opens its form. */
function NewFile({ editing, folder, kind, titleFrom }: NewFileProps) {
  const { files, reader, schemas, loaded, content, change, go } = editing;
  const [nameKey = 'name'] = keysOf(titleFrom);
  const listId = useId();
  const [fault, setFault] = useState('');
  const [today] = useState(() => dayInBuenosAires(Date.now()));
  const labelOf = (key: string): string =>
    titleOf(reader.memberOf(reader.root(kind), key, '')?.node ?? {}, key);
  const begun = (id: string, of: (key: string) => string): object => {
    const name = of(nameKey);
    const empty = emptyFile(reader, kind);
    if (kind !== 'lender') return { ...empty, ['slug' in empty ? 'slug' : 'id']: id, [nameKey]: name };
    const facts = { founded: Number(of('founded')), website: of('website'), legalNames: [of('legalNames')] };
    return newLender(reader, loaded.parts, { id, name, hasPage: true, ...facts }, today);
  };
  const create = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const of = (key: string): string => String(given.get(key)).trim();
    const id = normalSlug(of('address') || of(nameKey));
    const file = `${folder}/${id}.json`;
    const isTaken = file in files || (content && pagePaths(content).includes(pageOf(file, () => true)));
    const why = !/[a-z0-9]/.test(id) ? LABELS.noAddress : isTaken ? LABELS.taken(id) : '';
    setFault(why);
    if (why) return;
    const data = normalise(reader, kind, begun(id, of));
    change((all) => void (all[file] = data));
    go({ file, pointer: '' });
    form.reset();
    form.closest('details')?.removeAttribute('open');
  };
  return (
    <details>
      <summary>{`${LABELS.optional}: ${kindTitle(schemas.byKind.get(kind), kind)}`}</summary>
      <form onSubmit={create}>
        <label>
          {labelOf(nameKey)}
          <input required name={nameKey} />
        </label>
        <label>
          {LABELS.address}
          <input name="address" />
        </label>
        {kind === 'lender' &&
          LENDER_FACTS.map(([key, type]) => (
            <label key={key}>
              {labelOf(key)}
              <input required name={key} type={type} list={key === 'legalNames' ? listId : undefined} />
            </label>
          ))}
        <datalist id={listId}>
          {kind === 'lender' &&
            loaded.parts.entities?.entities.map((one) => <option key={one.name} value={one.name} />)}
        </datalist>
        <p className="error" role="alert">
          {fault}
        </p>
        <button>{LABELS.create}</button>
      </form>
    </details>
  );
}

/** Begins a new file of each kind that has a folder, whose files go by a name of their own. */
export const NewFiles = ({ editing }: { editing: Editing }) =>
  Object.entries(FOLDERS).flatMap(([folder, { kind, titleFrom }]) =>
    titleFrom ? <NewFile key={kind} {...{ editing, folder, kind, titleFrom }} /> : [],
  );
