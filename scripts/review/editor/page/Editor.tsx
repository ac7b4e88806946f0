import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '#generated/types.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { Button } from '#scripts/review/editor/page/Button.tsx';
import { drafted, type Published, useDraft, withValue } from '#scripts/review/editor/page/draft.ts';
import { Field, type Form, Problems } from '#scripts/review/editor/page/Field.tsx';
import { FileList } from '#scripts/review/editor/page/FileList.tsx';
import { LenderTools } from '#scripts/review/editor/page/Logo.tsx';
import { type Names, namesOf } from '#scripts/review/editor/page/names.ts';
import { NewLender } from '#scripts/review/editor/page/NewLender.tsx';
import type { Place } from '#scripts/review/editor/page/page-view.ts';
import { Preview } from '#scripts/review/editor/page/Preview.tsx';
import type { Repository } from '#scripts/review/editor/page/proposal.ts';
import { useChecked } from '#scripts/review/editor/page/useChecked.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

/** Problems told in the list at once. */
const MOST = 20;

type FoundProps = {
  problems: readonly Problem[];
  isCurrent: boolean;
  names: Names;
  go: (place: Place) => void;
};

/** How much is wrong, and the way to each of it. */
function Found({ problems, isCurrent, names, go }: FoundProps) {
  const count = problems.length === 0 ? WORDS.noProblems : WORDS.problems(problems.length);
  return (
    <>
      <p role="status">{isCurrent ? count : WORDS.checking}</p>
      {problems.length > 0 && (
        <details className="found">
          <summary>{WORDS.showProblems}</summary>
          <ul>
            {problems.slice(0, MOST).map((problem) => (
              <li key={problem.file + problem.pointer + problem.message}>
                <Button act={() => go(problem)}>{names.titleOf(problem.file)}</Button> {names.told(problem)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Brings the field of a place into view, opening what it is in, and puts the cursor there. */
function arriveAt(pointer: string): void {
  if (pointer === '') return;
  const field = document.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(pointer)}"]`);
  // Or else what it is in.
  if (!field) return arriveAt(pointer.slice(0, pointer.lastIndexOf('/')));
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}

/** Fetched once there is something to propose. */
const Proposal = lazy(async () => ({
  default: (await import('#scripts/review/editor/page/Proposal.tsx')).Proposal,
}));

const firstFile = (files: object): string =>
  Object.keys(files).find((file) => file.startsWith('config/lenders/')) ?? '';

type EditorProps = {
  published: Published;
  schemas: Schemas;
  reader: SchemaReader;
  css: string;
  repository?: Repository;
};

/** The whole editor: which file, its fields, how it looks, and what to hand in. */
export function Editor({ published, schemas, reader, css, repository }: EditorProps) {
  const control = useDraft(published);
  const { draft, change, undo } = control;
  const files = useMemo(() => drafted(published, draft), [published, draft]);
  const [place, setPlace] = useState<Place>(() => ({ file: firstFile(published), pointer: '' }));
  const file = place.file in files ? place.file : firstFile(files);
  const checked = useChecked(files, schemas);
  const names = useMemo(() => namesOf({ ...published, ...files }, schemas), [published, files, schemas]);
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  const ours = checked.problems.filter((problem) => problem.file === file);
  const text = files[file] ?? '{}';
  useEffect(() => arriveAt(place.pointer), [place]);
  useEffect(() => void (document.title = `${names.titleOf(file)} · ${WORDS.title}`), [names, file]);
  const open = (one: string): void => setPlace({ file: one, pointer: '' });
  const form: Form = {
    reader,
    names,
    problemsAt: (pointer) => ours.filter((problem) => problem.pointer === pointer),
    isCalled: (pointer) => [place, ...ours].some((one) => `${one.pointer}/`.startsWith(`${pointer}/`)),
    change: (pointer, value) => change({ [file]: withValue(text, pointer, value) }, file + pointer),
  };
  const addLender = (added: string, its: string): void => {
    change({ [added]: its });
    open(added);
  };
  const kind = slotOf(file)?.kind;
  const value = useMemo<unknown>(() => JSON.parse(text), [text]);
  return (
    <>
      <header>
        <h1>{WORDS.title}</h1>
        <Found problems={errors} isCurrent={checked.isCurrent} names={names} go={setPlace} />
        <Button act={() => undo?.()} disabled={!undo}>
          {WORDS.undo}
        </Button>
      </header>
      <main>
        <div className="form">
          <nav aria-label={WORDS.parts}>
            <FileList {...{ files, file, names, errors }} choose={open} />
            <NewLender
              {...{ files, reader }}
              catalogue={checked.loaded.parts.catalogue as Catalogue | undefined}
              add={addLender}
            />
          </nav>
          <h2>{names.titleOf(file)}</h2>
          <Problems form={form} pointer="" />
          {kind === 'lender' && <LenderTools {...{ file, files, value, change }} load={checked.load} />}
          {kind && (
            <Field key={file} form={form} schema={reader.root(kind)} pointer="" name="" value={value} />
          )}
          {Object.keys(draft).length === 0 ? (
            <p>{WORDS.nothing}</p>
          ) : (
            <Suspense>
              <Proposal
                {...{ control, published, schemas, reader, names }}
                repository={checked.content?.site.repository ?? repository}
                isReady={checked.isCurrent && errors.length === 0}
              />
            </Suspense>
          )}
        </div>
        <Preview {...{ checked, file, files, css }} go={setPlace} />
      </main>
    </>
  );
}
