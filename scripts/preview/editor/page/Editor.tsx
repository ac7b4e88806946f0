import { lazy, Suspense, useEffect, useId } from 'react';
import { idOf } from '#scripts/config/read/kinds.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { CampaignChoice, CampaignTools } from '#scripts/preview/editor/page/Campaign.tsx';
import { Conflicts } from '#scripts/preview/editor/page/Conflicts.tsx';
import { download } from '#scripts/preview/editor/page/download.ts';
import { Field } from '#scripts/preview/editor/page/Field.tsx';
import { Problems } from '#scripts/preview/editor/page/Problems.tsx';
import { isObject } from '#scripts/config/read/is-object.ts';
import { LenderTools } from '#scripts/preview/editor/page/LenderTools.tsx';
import { Preview } from '#scripts/preview/editor/page/Preview.tsx';
import { Search } from '#scripts/preview/editor/page/Search.tsx';
import { labelAt } from '#scripts/preview/editor/page/start.ts';
import { SiteMap } from '#scripts/preview/editor/page/SiteMap.tsx';
import { Start } from '#scripts/preview/editor/page/Start.tsx';
import { type Editing, type EditorProps, useEditing } from '#scripts/preview/editor/page/useEditing.ts';
import { useUndoKeys } from '#scripts/preview/editor/page/useUndoKeys.ts';
import { PageVisits } from '#scripts/preview/editor/page/Visits.tsx';
import { isWritingInPage } from '#scripts/preview/editor/page/in-page.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';
import { lenderPath } from '#site/routes.ts';

/** Most problems that the list shows at once. */
const MOST = 20;

/** Shows the number of errors, and links to each of them. */
function Found({ errors, isCurrent, names, reader, loaded, go }: Editing) {
  const count = errors.length === 0 ? WORDS.noProblems : WORDS.problems(errors.length);
  return (
    <>
      <p role="status" className={isCurrent ? (errors.length > 0 ? 'wrong' : 'calm') : ''}>
        {isCurrent ? count : WORDS.checking}
      </p>
      {errors.length > 0 && (
        <details className="found">
          <summary>{WORDS.showProblems}</summary>
          <ul>
            {errors.slice(0, MOST).map((problem) => (
              <li key={problem.file + problem.pointer + problem.message}>
                <Button act={() => go(problem)}>
                  {names.titleOf(problem.file)}{' '}
                  <span className="where">{labelAt(reader, loaded.files, problem)}</span>
                </Button>{' '}
                {names.sentenceOf(problem)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Announces that another file is open after somebody went to it, but not on opening the page. */
function arriveAtFile(): void {
  if (document.activeElement !== document.body) document.querySelector<HTMLElement>('.form h2')?.focus();
}

/** Brings the field of a place into view, opening what it is in, and puts the cursor there. */
function arriveAt(pointer: string): void {
  if (isWritingInPage()) return;
  if (pointer === '') return arriveAtFile();
  const at = CSS.escape(pointer);
  const field = document.querySelector<HTMLElement>(`[data-pointer="${at}"], [data-pointer^="${at}\\/"]`);
  // Or else what it is in.
  if (!field) return arriveAt(pointer.slice(0, pointer.lastIndexOf('/')));
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  field.scrollIntoView({ block: 'center' });
  field.focus();
}

/** An invisible letter that some programs put at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

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
      {text.startsWith(BYTE_ORDER_MARK) && (
        <Button act={() => writeText(text.slice(1))}>{WORDS.withoutMark}</Button>
      )}
      <p id={`${id}-problems`} className="help">
        {WORDS.brokenHelp(problemsAt('').map((problem) => `${problem.line}: ${names.sentenceOf(problem)}`))}
      </p>
    </div>
  );
}

/** Fetched once there is something to propose. */
const Proposal = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/Proposal.tsx')).Proposal,
}));

/** Goes to the preview, which on a narrow screen stands below all fields. */
const showPreview = (): void => document.querySelector('.preview')?.scrollIntoView({ block: 'start' });

/** Shows the fields of a file, or its text while it is broken. */
function FileForm(editing: Editing) {
  const { file, kind, value, reader, names, note, chosen } = editing;
  const isWhole = isObject(value);
  return (
    <div
      className="sheet"
      onFocus={({ target }) => {
        const pointer = target.closest<HTMLElement>('[data-pointer]')?.dataset['pointer'];
        if (pointer !== undefined) note({ file, pointer });
      }}
    >
      <h2 tabIndex={-1}>{names.titleOf(file)}</h2>
      <Button className="jump" act={showPreview}>
        {WORDS.showPreview}
      </Button>
      {kind === 'lender' && <PageVisits content={editing.content} path={lenderPath(idOf(file))} />}
      <Problems editing={editing} pointer="" />
      {chosen !== '' && kind !== 'campaign' && (
        <p className="help">
          {editing.campaign ? WORDS.forCampaign(editing.campaign.name) : WORDS.notForCampaigns}
        </p>
      )}
      {kind === 'campaign' && isWhole && <CampaignTools {...editing} />}
      {kind === 'lender' && isWhole && !editing.campaign && (
        <LenderTools key={`tools ${file}`} {...editing} />
      )}
      {kind && !isWhole && <BrokenFile {...editing} />}
      {kind && isWhole && (
        <Field key={file} {...{ editing, value }} schema={reader.root(kind)} pointer="" title="" />
      )}
    </div>
  );
}

/** Goes to the list of what was changed. */
function showChanges(): void {
  const heading = document.querySelector<HTMLElement>('.changes h2');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus();
}

type StepProps = { act: (() => void) | undefined; sign: string; word: string };

/** A step back or forth, which may be none; a narrow screen shows its sign alone. */
const Step = ({ act, sign, word }: StepProps) => (
  <Button act={() => act?.()} disabled={!act}>
    <span aria-hidden>{sign}</span> <span className="word">{word}</span>
  </Button>
);

/** Shows the page's name, the search, what is wrong, and the way back of a change. */
function Header(editing: Editing) {
  const { undo, redo, draft } = editing;
  useUndoKeys(editing);
  const count = Object.keys(draft).length;
  return (
    <header>
      <h1>{WORDS.title}</h1>
      <Search {...editing} />
      <CampaignChoice {...editing} />
      <Found {...editing} />
      <span className="steps-back">
        <Step act={undo} sign="↶" word={WORDS.undo} />
        <Step act={redo} sign="↷" word={WORDS.redo} />
      </span>
      {count > 0 && (
        <Button className="main" act={showChanges}>
          {WORDS.changes(count)}
        </Button>
      )}
    </header>
  );
}

/** Says that the browser cannot keep what is written, and offers it as files. */
function NotKept({ draft }: Editing) {
  const save = async (): Promise<void> => {
    const { archiveOf } = await import('#scripts/preview/editor/page/proposal.ts');
    await download('cambios.zip', archiveOf(draft), 'application/zip');
  };
  return (
    <p role="alert" className="not-kept">
      {WORDS.notKept} <Button act={save}>{WORDS.saveWritten}</Button>
    </p>
  );
}

/** The whole editor: the map of the site, the open file and how it looks, and what to hand in. */
export function Editor(props: EditorProps) {
  const editing = useEditing(props);
  const { draft, place, file, names } = editing;
  const isStart = file === '';
  const title = isStart ? WORDS.start : names.titleOf(file);
  useEffect(() => arriveAt(place.pointer), [place]);
  useEffect(() => void (document.title = `${title} · ${WORDS.title}`), [title]);
  return (
    <>
      <Header {...editing} />
      <main className={isStart ? 'starting' : 'editing'}>
        <SiteMap {...editing} />
        <div className="form">
          {!editing.isKept && <NotKept {...editing} />}
          <Conflicts {...editing} />
          {isStart ? <Start {...editing} /> : <FileForm {...editing} />}
          {Object.keys(draft).length === 0 ? (
            <p className="help">{isStart ? WORDS.nothingYet : WORDS.nothing}</p>
          ) : (
            <Suspense>
              <Proposal {...editing} />
            </Suspense>
          )}
        </div>
        {!isStart && <Preview {...editing} />}
      </main>
    </>
  );
}
