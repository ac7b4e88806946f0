import { useEffect, useMemo, useState } from 'react';
import type { Loaded } from '#scripts/config/read/content.ts';
import { idOf, LOGO_FOLDER, slotOf } from '#scripts/config/read/kinds.ts';
import { SITE_FILE } from '#scripts/lender/files.ts';
import { openContent } from '#scripts/config/read/open-content.ts';
import { keysOf, type Problem } from '#scripts/config/read/problem.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { setAt } from '#scripts/editor/page/set-at.ts';
import type { Repository } from '#scripts/editor/page/hand-in.ts';
import { type Files, textsOf } from '#scripts/editor/page/draft.ts';
import { pageValidation } from '#scripts/editor/page/page-validation.ts';
import { namesOf } from '#scripts/editor/page/names.ts';
import { useDraft } from '#scripts/editor/page/useDraft.ts';
import { type Place, usePlace } from '#scripts/editor/page/usePlace.ts';
import { wholeContent } from '#scripts/editor/page/whole.ts';

/** Milliseconds without a change before the rules look across all files; with many lenders they take longer than a key. */
const PAUSE = 120;

type Found = { loaded: Loaded | null; problems: readonly Problem[] };

/** Problems of a content, as soon as typing pauses. */
function useProblems(loaded: Loaded): Found {
  const [found, setFound] = useState<Found>({ loaded: null, problems: [] });
  useEffect(() => {
    if (found.loaded === loaded) return undefined;
    let isLeft = false;
    const check = async (): Promise<void> => {
      // After the first screen: the rules weigh more than all that it needs.
      const { allProblems } = await import('#scripts/config/rules/run.ts');
      if (!isLeft) setFound({ loaded, problems: allProblems(loaded) });
    };
    const timer = setTimeout(() => void check(), found.loaded ? PAUSE : 0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [loaded, found]);
  return found;
}

export type EditorProps = {
  published: Files;
  schemas: Schemas;
  /** The compiled schemas, by kind. */
  checks: Parameters<typeof pageValidation>[1];
  css: string;
};

/** The state that every part of the page works on. */
export type Editing = ReturnType<typeof useEditing>;

/** Holds the edited files, their problems and the actions on them. */
export function useEditing(given: EditorProps) {
  const { schemas, checks } = given;
  const reader = useMemo(() => schemaReader(schemas), [schemas]);
  const draft = useDraft(given.published);
  const { files, published, change } = draft;
  const where = usePlace();
  const { place } = where;
  const file = place.file in files ? place.file : '';
  const load = useMemo(() => openContent(pageValidation(schemas, checks)), [schemas, checks]);
  const loaded = useMemo(() => load(new Map(Object.entries(textsOf(files)))), [load, files]);
  const { problems: found, loaded: checked } = useProblems(loaded);
  /** Where a place is edited: a logo with the lender that shows it. */
  const editedAt = (at: Place): Place => {
    const isOwner = (one: string): boolean => Object(files[one])['logo'] === idOf(at.file);
    const owner = at.file.startsWith(LOGO_FOLDER) && Object.keys(files).find(isOwner);
    return owner ? { file: owner, pointer: '/logo' } : at;
  };
  const problems = found.map((problem) => ({ ...problem, ...editedAt(problem) }));
  const ours = problems.filter((problem) => problem.file === file);
  const put = (pointer: string, next: unknown, step: string): void =>
    change((all) => setAt(all[file] as object, keysOf(pointer), next), step);
  return {
    ...given,
    reader,
    ...draft,
    ...where,
    /** The file that is edited; '' for none. */
    file,
    kind: slotOf(file)?.kind,
    /** Its data; its text where it is no JSON. */
    value: files[file],
    loaded,
    editedAt,
    /** The content with examples for what is wrong or missing. */
    content: useMemo(
      () => wholeContent({ load, loaded, files, published, reader }),
      [load, loaded, files, published, reader],
    ),
    repository: Object(published[SITE_FILE])['repository'] as Repository | undefined,
    names: useMemo(() => namesOf(files, schemas), [files, schemas]),
    problems,
    errors: problems.filter(({ severity }) => severity === 'error'),
    /** Whether the problems are those of the files as they are now. */
    isCurrent: checked === loaded,
    problemsAt: (pointer: string) => ours.filter((problem) => problem.pointer === pointer),
    /** Whether a place has a problem, or has just been navigated to; places inside it count. */
    isCalled: (pointer: string): boolean =>
      [place, ...ours].some((one) => `${one.pointer}/`.startsWith(`${pointer}/`)),
    /** Puts a value in its place in the file, or with undefined takes it away, as a step of its own. */
    rewrite: (pointer: string, next: unknown): void => put(pointer, next, ''),
    /** Puts a value in its place in the file; letter by letter is one step. */
    write: (pointer: string, next: unknown): void => put(pointer, next, file + pointer),
  };
}
