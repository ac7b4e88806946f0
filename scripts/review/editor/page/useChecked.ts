import { useEffect, useMemo, useState } from 'react';
import { openContent } from '#scripts/config/check-content.ts';
import type { Content, Loaded } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import type { Published } from '#scripts/review/editor/page/draft.ts';

/** Milliseconds without a change before the rules look across all files; with many lenders they take longer than a key. */
const PAUSE = 120;

export type Checked = {
  loaded: Loaded;
  /** The last content whose every file was whole. */
  content: Content | null;
  isWhole: boolean;
  problems: readonly Problem[];
  /** Whether the problems are those of the files as they are now. */
  isCurrent: boolean;
};

/** The content of the files at once, and what is wrong with it as soon as typing pauses. */
export function useChecked(files: Published, schemas: Schemas): Checked {
  const load = useMemo(() => openContent(schemas), [schemas]);
  const loaded = useMemo(() => load(new Map(Object.entries(files))), [load, files]);
  const [found, setFound] = useState(() => ({ loaded, problems: allProblems(loaded) }));
  const [content, setContent] = useState(loaded.content);
  if (loaded.content && loaded.content !== content) setContent(loaded.content);
  useEffect(() => {
    if (found.loaded === loaded) return undefined;
    const timer = setTimeout(() => setFound({ loaded, problems: allProblems(loaded) }), PAUSE);
    return () => clearTimeout(timer);
  }, [loaded, found]);
  const isCurrent = found.loaded === loaded;
  return { loaded, content, isWhole: loaded.content !== null, problems: found.problems, isCurrent };
}
