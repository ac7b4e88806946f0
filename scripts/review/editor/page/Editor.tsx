import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { Catalogue } from '#generated/types.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import type { OpenedData } from '#scripts/review/editor/editor-data.ts';
import { drafted, withValue } from '#scripts/review/editor/page/draft.ts';
import { Field } from '#scripts/review/editor/page/Field.tsx';
import type { Form } from '#scripts/review/editor/page/field-props.ts';
import { FileList } from '#scripts/review/editor/page/FileList.tsx';
import { LenderTools } from '#scripts/review/editor/page/Logo.tsx';
import { type Names, namesOf } from '#scripts/review/editor/page/names.ts';
import { type NewLender, newLenderFile } from '#scripts/review/editor/page/new-lender-files.ts';
import { Preview } from '#scripts/review/editor/page/Preview.tsx';
import { Problems } from '#scripts/review/editor/page/Problems.tsx';
import { type Place, useArrival } from '#scripts/review/editor/page/useArrival.ts';
import { useChecked } from '#scripts/review/editor/page/useChecked.ts';
import { useDraft } from '#scripts/review/editor/page/useDraft.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';
import type { Problem } from '#scripts/config/read/problem.ts';

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
            {problems.slice(0, MOST).map(({ file, pointer, message }) => (
              <li key={file + pointer + message}>
                <button type="button" onClick={() => go({ file, pointer })}>
                  {names.titleOf(file)}
                </button>{' '}
                {names.spoken(message.replace(`${pointer}: `, ''))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Fetched once there is something to propose. */
const Proposal = lazy(async () => ({
  default: (await import('#scripts/review/editor/page/Proposal.tsx')).Proposal,
}));

const firstFile = (files: object): string =>
  Object.keys(files).find((file) => file.startsWith('config/lenders/')) ?? '';

/** The whole editor: which file, its fields, how it looks, and what to hand in. */
export function Editor({ data }: { data: OpenedData }) {
  const schemas = useMemo<Schemas>(
    () => ({ byKind: new Map(Object.entries(data.schemas)) as Schemas['byKind'], hash: '' }),
    [data],
  );
  const reader = useMemo(() => schemaReader(schemas), [schemas]);
  const control = useDraft(data.files);
  const { draft, change, undo } = control;
  const files = useMemo(() => drafted(data.files, draft), [data, draft]);
  const [place, setPlace] = useState<Place>(() => ({ file: firstFile(data.files), pointer: '' }));
  const file = place.file in files ? place.file : firstFile(files);
  const checked = useChecked(files, schemas);
  const names = useMemo(() => namesOf({ ...data.files, ...files }, data.schemas), [files, data]);
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  const ours = checked.problems.filter((problem) => problem.file === file);
  const text = files[file] ?? '{}';
  useArrival(place);
  useEffect(() => void (document.title = `${names.titleOf(file)} · ${WORDS.title}`), [names, file]);
  const form: Form = {
    reader,
    spoken: names.spoken,
    problemsAt: (pointer) => ours.filter((problem) => problem.pointer === pointer),
    isCalled: (pointer) => [place, ...ours].some((one) => `${one.pointer}/`.startsWith(`${pointer}/`)),
    change: (pointer, value) => change({ [file]: withValue(text, pointer, value) }, file + pointer),
  };
  const addLender = (lender: NewLender): void => {
    const catalogue = checked.loaded.parts.catalogue as Catalogue | undefined;
    change(newLenderFile(reader, catalogue, lender), '');
    setPlace({ file: `config/lenders/${lender.id}.json`, pointer: '' });
  };
  const kind = slotOf(file)?.kind;
  const value = useMemo<unknown>(() => JSON.parse(text), [text]);
  return (
    <>
      <header>
        <h1>{WORDS.title}</h1>
        <Found problems={errors} isCurrent={checked.isCurrent} names={names} go={setPlace} />
        <button type="button" disabled={!undo} onClick={undo}>
          {WORDS.undo}
        </button>
      </header>
      <main>
        <div className="form">
          <FileList
            files={files}
            file={file}
            names={names}
            errors={errors}
            choose={(one) => setPlace({ file: one, pointer: '' })}
            add={addLender}
          />
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
                control={control}
                published={data.files}
                schemas={schemas}
                names={names}
                repository={checked.content?.site.repository ?? data.repository}
                isReady={checked.isCurrent && errors.length === 0}
              />
            </Suspense>
          )}
        </div>
        <Preview checked={checked} file={file} files={files} css={data.css} go={setPlace} />
      </main>
    </>
  );
}
