import { lazy, Suspense, useEffect, useId } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { Conflicts } from '#scripts/preview/editor/page/Conflicts.tsx';
import { Field, Problems } from '#scripts/preview/editor/page/Field.tsx';
import { FileList } from '#scripts/preview/editor/page/FileList.tsx';
import { LenderTools } from '#scripts/preview/editor/page/LenderTools.tsx';
import { NewLender } from '#scripts/preview/editor/page/NewLender.tsx';
import { Preview } from '#scripts/preview/editor/page/Preview.tsx';
import { type Editing, type EditorProps, useEditing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Problems told in the list at once. */
const MOST = 20;

/** Shows the number of errors, and links to each of them. */
function Found({ errors, isCurrent, names, go }: Editing) {
  const count = errors.length === 0 ? WORDS.noProblems : WORDS.problems(errors.length);
  return (
    <>
      <p role="status">{isCurrent ? count : WORDS.checking}</p>
      {errors.length > 0 && (
        <details className="found">
          <summary>{WORDS.showProblems}</summary>
          <ul>
            {errors.slice(0, MOST).map((problem) => (
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
  const at = CSS.escape(pointer);
  const field = document.querySelector<HTMLElement>(`[data-pointer="${at}"], [data-pointer^="${at}\\/"]`);
  // Or else what it is in.
  if (!field) return arriveAt(pointer.slice(0, pointer.lastIndexOf('/')));
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}

/** The text of a file that is no JSON, to be mended by hand: it has no fields until it is. */
function BrokenFile({ text, writeText, problemsAt, names }: Editing) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{WORDS.brokenFile}</label>
      <textarea
        id={id}
        className="broken"
        data-pointer=""
        rows={20}
        spellCheck={false}
        aria-invalid
        aria-describedby={`${id}-problems`}
        value={text}
        onChange={({ target }) => writeText(target.value)}
      />
      <p id={`${id}-problems`} className="help">
        {WORDS.brokenHelp(problemsAt('').map((problem) => `${problem.line}: ${names.told(problem)}`))}
      </p>
    </div>
  );
}

/** Fetched once there is something to propose. */
const Proposal = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/Proposal.tsx')).Proposal,
}));

/** The whole editor: which file, its fields, how it looks, and what to hand in. */
export function Editor(props: EditorProps) {
  const editing = useEditing(props);
  const { draft, undo, place, file, kind, reader, value, names } = editing;
  useEffect(() => arriveAt(place.pointer), [place]);
  useEffect(() => void (document.title = `${names.titleOf(file)} · ${WORDS.title}`), [names, file]);
  return (
    <>
      <header>
        <h1>{WORDS.title}</h1>
        <Found {...editing} />
        <Button act={() => undo?.()} disabled={!undo}>
          {WORDS.undo}
        </Button>
      </header>
      <main>
        <div className="form">
          <nav aria-label={WORDS.parts}>
            <FileList {...editing} />
            <NewLender {...editing} />
          </nav>
          <Conflicts {...editing} />
          <h2>{names.titleOf(file)}</h2>
          <Problems editing={editing} pointer="" />
          {kind === 'lender' && <LenderTools key={`tools ${file}`} {...editing} />}
          {kind && value === undefined && <BrokenFile {...editing} />}
          {kind && value !== undefined && (
            <Field key={file} {...{ editing, value }} schema={reader.root(kind)} pointer="" name="" />
          )}
          {Object.keys(draft).length === 0 ? (
            <p>{WORDS.nothing}</p>
          ) : (
            <Suspense>
              <Proposal {...editing} />
            </Suspense>
          )}
        </div>
        <Preview {...editing} />
      </main>
    </>
  );
}
