import { useEffect, useRef, useState } from 'react';
import {
  changed,
  changedFiles,
  type Files,
  keptText,
  received,
  type Recipe,
  redone,
  restored,
  settled,
  undone,
} from '#scripts/editor/page/draft.ts';

const KEY = 'editor-draft';

/** The draft that an earlier visit has kept; '' for none, and where the browser keeps nothing. */
function keptBefore(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a draft for the next visit; false when the browser refuses, and it lives as long as the page. */
function keep(text: string): boolean {
  try {
    localStorage.setItem(KEY, text);
    return true;
  } catch {
    return text === '';
  }
}

/** The draft: kept through a reload with its steps, followed in other tabs, and asked about where it cannot be kept. */
export function useDraft(given: Files) {
  const [draft, set] = useState(() => restored(keptBefore(), given));
  const [isKept, setKept] = useState(true);
  const latest = useRef(keptText(draft));
  useEffect(() => {
    const text = keptText(draft);
    if (text === latest.current) return;
    latest.current = text;
    setKept(keep(text));
  }, [draft]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (!isKept) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isKept]);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent): void => {
      if (key !== KEY) return;
      latest.current = newValue ?? '';
      set((before) => restored(newValue ?? '', before.published));
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  return {
    ...draft,
    /** Names of the files that are not as they are published. */
    changedNames: changedFiles(draft),
    /** Whether the draft outlives the page. */
    isKept,
    /** Changes files; changes of the same place in a row are one step. */
    change: (recipe: Recipe, place?: string): void => set((before) => changed(before, recipe, place)),
    /** Takes the last step back; undefined when there is none. */
    undo: draft.past.length > 0 ? (): void => set(undone) : undefined,
    /** Takes the last step that was taken back again; undefined when there is none. */
    redo: draft.future.length > 0 ? (): void => set(redone) : undefined,
    /** Puts the draft on top of newer published files. */
    receive: (published: Files): void => set((before) => received(before, published)),
    /** Settles a file that somebody else has published anew. */
    settle: (file: string, isMine: boolean): void => set((before) => settled(before, file, isMine)),
  };
}
