import { lazy, Suspense, useEffect } from 'react';
import { isObject } from '#scripts/config/read/is-object.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import { Field } from '#scripts/editor/page/Field.tsx';
import { FileList } from '#scripts/editor/page/FileList.tsx';
import { LenderTools } from '#scripts/editor/page/LenderTools.tsx';
import { Preview } from '#scripts/editor/page/Preview.tsx';
import { Found, Problems } from '#scripts/editor/page/Problems.tsx';
import { Search } from '#scripts/editor/page/Search.tsx';
import { type Editing, type EditorProps, useEditing } from '#scripts/editor/page/useEditing.ts';
import { LABELS } from '#scripts/editor/labels.ts';

/** Fetched once there is something to propose. */
const Proposal = lazy(async () => ({
  default: (await import('#scripts/editor/page/Proposal.tsx')).Proposal,
}));

/** Brings the field of a place into view, opening what it is in, and puts the cursor there; of a file, its heading. */
function arriveAt(pointer: string): void {
  const isOpening = document.activeElement === document.body;
  if (pointer === '') {
    if (!isOpening) document.querySelector<HTMLElement>('.form h2')?.focus();
    return;
  }
  const at = CSS.escape(pointer);
  const field = document.querySelector<HTMLElement>(`[data-pointer="${at}"], [data-pointer^="${at}\\/"]`);
  // Without that field, the part around it comes into view.
  if (!field) return arriveAt(pointer.slice(0, pointer.lastIndexOf('/')));
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}

/** Goes to a part of the page, which on a narrow screen stands below all fields. */
function showPart(selector: string): void {
  const part = document.querySelector<HTMLElement>(selector);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Shows the fields of a file; one that is no JSON has none. */
function FileForm(editing: Editing) {
  const { file, kind, value, reader, names, showInAddress } = editing;
  const isWhole = isObject(value);
  return (
    <div
      onFocus={({ target }) => {
        const pointer = target.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'];
        if (pointer !== undefined) showInAddress({ file, pointer });
      }}
    >
      <h2 tabIndex={-1}>{names.titleOf(file)}</h2>
      <Button className="narrow" act={() => showPart('.preview')}>
        {LABELS.showPreview}
      </Button>
      <Problems editing={editing} pointer="" />
      {kind && isWhole && (
        <Field key={file} {...{ editing, value }} schema={reader.root(kind)} pointer="" title="" />
      )}
      {kind === 'lender' && isWhole && <LenderTools key={`tools ${file}`} {...editing} />}
      {!isWhole && <p className="error">{LABELS.brokenFile}</p>}
    </div>
  );
}

/** Shows the page's name, the search, what is wrong, the way back of a change, and whether nothing can be handed in. */
function Header(editing: Editing) {
  const { undo, redo, changedNames, repository } = editing;
  return (
    <header>
      <h1>{LABELS.title}</h1>
      <Search {...editing} />
      <Found {...editing} />
      <span className="order">
        <Button act={() => undo?.()} disabled={!undo}>
          {LABELS.undo}
        </Button>
        <Button act={() => redo?.()} disabled={!redo}>
          {LABELS.redo}
        </Button>
        {changedNames.length > 0 && (
          <Button className="main" act={() => showPart('#proposal')}>
            {LABELS.changes(changedNames.length)}
          </Button>
        )}
      </span>
      {!repository && <p className="error">{LABELS.noRepository}</p>}
    </header>
  );
}

/** The whole editor: the list of files, the open file and how it looks, and what to hand in. */
export function Editor(props: EditorProps) {
  const editing = useEditing(props);
  const { changedNames, place, file, isKept } = editing;
  useEffect(() => arriveAt(place.pointer), [place]);
  return (
    <>
      <Header {...editing} />
      <main>
        <FileList {...editing} />
        <div className="form">
          {!isKept && <p role="alert">{LABELS.notKept}</p>}
          {file === '' ? (
            <p>{place.file === '' ? LABELS.begin : LABELS.lostPlace}</p>
          ) : (
            <FileForm {...editing} />
          )}
          {changedNames.length > 0 && (
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
