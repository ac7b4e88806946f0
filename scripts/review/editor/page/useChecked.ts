import { useEffect, useMemo, useState } from 'react';
import { openContent, pageValidation } from '#scripts/config/read/open-content.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import type { Published } from '#scripts/review/editor/page/draft.ts';

/** Milliseconds without a change before the rules look across all files; with many lenders they take longer than a key. */
const PAUSE = 120;

export type Checked = ReturnType<typeof useChecked>;

/** The content of the files at once, and what is wrong with it as soon as typing pauses. */
export function useChecked(files: Published, schemas: Schemas) {
  const load = useMemo(() => openContent(pageValidation(schemas)), [schemas]);
  const loaded = useMemo(() => load(new Map(Object.entries(files))), [load, files]);
  const [found, setFound] = useState(() => ({ loaded, problems: allProblems(loaded) }));
  const [content, setContent] = useState(loaded.content);
  if (loaded.content && loaded.content !== content) setContent(loaded.content);
  useEffect(() => {
    if (found.loaded === loaded) return undefined;
    const timer = setTimeout(() => setFound({ loaded, problems: allProblems(loaded) }), PAUSE);
    return () => clearTimeout(timer);
  }, [loaded, found]);
  return {
    /** Loads other files of the same content. */
    load,
    loaded,
    /** The last content whose every file was whole. */
    content,
    isWhole: loaded.content !== null,
    problems: found.problems,
    /** Whether the problems are those of the files as they are now. */
    isCurrent: found.loaded === loaded,
  };
}
