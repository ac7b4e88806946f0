import { useEffect, useMemo, useState } from 'react';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { Loaded } from '#scripts/config/read/content.ts';
import { openContent, pageValidation } from '#scripts/config/read/open-content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { useCampaign } from '#scripts/preview/editor/page/useCampaign.ts';
import { useDraft } from '#scripts/preview/editor/page/useDraft.ts';
import { drafted, type Published } from '#scripts/preview/editor/page/draft-text.ts';
import { namesOf } from '#scripts/preview/editor/page/file-titles.ts';
import type { Repository } from '#scripts/preview/editor/page/proposal.ts';
import { mendedFiles } from '#scripts/preview/editor/page/whole.ts';
import { useTeam } from '#scripts/preview/editor/page/useTeam.ts';
import { usePlace } from '#scripts/preview/editor/page/usePlace.ts';

/**
 * Milliseconds without a change before the rules look across all files; with many lenders they take longer than a key.
 */
const PAUSE = 120;

type Found = { loaded: Loaded | null; problems: readonly Problem[] };

/** The content of the files at once, and what is wrong with it as soon as typing pauses. */
function useChecked(files: Published, published: Published, schemas: Schemas, reader: SchemaReader) {
  const load = useMemo(() => openContent(pageValidation(schemas)), [schemas]);
  const loaded = useMemo(() => load(new Map(Object.entries(files))), [load, files]);
  const [found, setFound] = useState<Found>({ loaded: null, problems: [] });
  const whole = useMemo(
    () =>
      loaded.content ?? load(new Map(Object.entries(mendedFiles(loaded, files, published, reader)))).content,
    [load, loaded, files, published, reader],
  );
  const [content, setContent] = useState(whole);
  if (whole && whole !== content) setContent(whole);
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
  return {
    /** Loads other files of the same content. */
    load,
    loaded,
    /** The content with examples for what is wrong or missing; the last one where that cannot be had. */
    content,
    /** Whether that is the content of the files as they are now. */
    isShown: whole !== null,
    problems: found.problems,
    /** Whether the problems are those of the files as they are now. */
    isCurrent: found.loaded === loaded,
  };
}

export type EditorProps = {
  published: Published;
  /** Reads again what is published; rejects when that cannot be had. */
  read: () => Promise<Published>;
  schemas: Schemas;
  reader: SchemaReader;
  css: string;
  repository?: Repository;
};

/** The state that every part of the page works on. */
export type Editing = ReturnType<typeof useEditing>;

/** Holds the edited files, their problems and the actions on them. */
export function useEditing({ repository, ...given }: EditorProps) {
  const { schemas, read } = given;
  const control = useDraft(given.published, read);
  const { published, draft, change } = control;
  const files = useMemo(() => drafted(published, draft), [published, draft]);
  const where = usePlace();
  const { place } = where;
  const file = place.file in files ? place.file : '';
  const checked = useChecked(files, published, schemas, given.reader);
  const text = files[file] ?? '{}';
  const site = checked.content?.site;
  const home = site?.repository ?? repository;
  const written = useCampaign({ files, file, change });
  const ours = checked.problems.map(written.placed).filter((problem) => problem.file === file);
  return {
    ...given,
    ...control,
    ...checked,
    ...useTeam(home, { origin: site?.origin ?? '', published, schemas }),
    repository: home,
    ...where,
    ...written,
    files,
    /** The file that is edited; '' on the start screen. */
    file,
    kind: slotOf(file)?.kind,
    text,
    names: useMemo(() => namesOf({ ...published, ...files }, schemas), [published, files, schemas]),
    errors: checked.problems.filter(({ severity }) => severity === 'error'),
    problemsAt: (pointer: string) => ours.filter((problem) => problem.pointer === pointer),
    /** Whether a place has a problem, or has just been navigated to; places inside it count. */
    isCalled: (pointer: string): boolean =>
      [place, ...ours].some((one) => `${one.pointer}/`.startsWith(`${pointer}/`)),
    /** Replaces the text of the file, of one that is no JSON too. */
    writeText: (next: string): void => change({ [file]: next }, `${file} text`),
    /** Puts a value in its place in the file, or with undefined takes it away, as a step of its own. */
    rewrite: (pointer: string, next: unknown): void => written.put(pointer, next),
    /** Puts a value in its place in the file; letter by letter is one step. */
    write: (pointer: string, next: unknown): void => written.put(pointer, next, file + pointer),
  };
}
