import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  onStoredElsewhere,
  type Draft,
  type Published,
  storeDraft,
  storedDraft,
  withFiles,
} from '#scripts/review/editor/page/draft.ts';

/** Steps that can be taken back. */
const MOST_STEPS = 200;
/** The place of a step that another tab has taken. */
const ANOTHER_TAB = 'another tab';

export type DraftControl = ReturnType<typeof useDraft>;

/** The draft: kept through a reload, with its steps, and asked about before the page is left. */
export function useDraft(published: Published) {
  const [{ draft, past }, set] = useState(() => ({
    draft: storedDraft(published),
    past: [] as Draft[],
  }));
  const lastPlace = useRef('');
  useEffect(() => {
    // What another tab has stored is not stored again: tabs that opened different versions would never come to rest.
    if (lastPlace.current !== ANOTHER_TAB) storeDraft(draft, published);
  }, [draft, published]);
  useWarning(Object.keys(draft).length > 0);
  const step = (next: Draft, place: string): void => {
    const isSame = place !== '' && lastPlace.current === place;
    lastPlace.current = place;
    set({ draft: next, past: isSame ? past : [...past, draft].slice(-MOST_STEPS) });
  };
  // Two tabs work on one draft: neither would keep what the other has changed.
  const follow = useEffectEvent(() => step(storedDraft(published), ANOTHER_TAB));
  useEffect(() => onStoredElsewhere(() => follow()), []);
  const undo = (): void => {
    lastPlace.current = '';
    set({ draft: past.at(-1) ?? {}, past: past.slice(0, -1) });
  };
  return {
    draft,
    /** Changes files; changes of the same place in a row are one step. */
    change: (changes: Draft, place: string): void => step(withFiles(draft, published, changes), place),
    discard: (): void => step({}, ''),
    /** Takes the last step back; undefined when there is none. */
    undo: past.length > 0 ? undo : undefined,
  };
}

/** Leaving with changes asks. */
function useWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
