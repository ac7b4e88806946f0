import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FileConflict,
  joined,
  openConflicts,
  type Side,
  withSide,
} from '#scripts/preview/editor/page/conflicts.ts';
import { type Draft, type Published, unpublished } from '#scripts/preview/editor/page/draft-text.ts';
import { rebased } from '#scripts/preview/editor/page/rebase.ts';

const KEY = 'editor-draft';

/**
 * A draft as it is kept: with the published texts that it was made from, null for those of new files, and the conflicts
 * that nobody has settled yet.
 */
type Stored = { texts: Draft; bases: Draft; conflicts?: FileConflict[] };

type Rebase = { draft: Draft; conflicts: FileConflict[] };

/** Puts a draft that was made from the texts `bases` on top of what is published now. */
function onTopOf(texts: Draft, bases: Draft, published: Published): Rebase {
  const draft: Record<string, string | null> = {};
  const conflicts: FileConflict[] = [];
  for (const [file, mine] of Object.entries(texts)) {
    const merged = rebased(bases[file] ?? null, mine, published[file] ?? null);
    draft[file] = merged.text;
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, file })));
  }
  return { draft: unpublished(draft, published), conflicts };
}

/**
 * Returns the draft of an earlier visit on top of what was published meanwhile; nothing when it cannot be read.
 */
function storedDraft(published: Published): Rebase {
  try {
    const { texts, bases, conflicts = [] } = JSON.parse(localStorage.getItem(KEY) ?? '') as Stored;
    const found = onTopOf(texts, bases, published);
    return { ...found, conflicts: joined(conflicts, found.conflicts) };
  } catch {
    return { draft: {}, conflicts: [] };
  }
}

/** Keeps the draft for the next visit. A browser that refuses only loses that. */
function storeDraft(texts: Draft, published: Published, conflicts: FileConflict[]): void {
  const bases = Object.fromEntries(Object.keys(texts).map((file) => [file, published[file] ?? null]));
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ texts, bases, conflicts } satisfies Stored));
  } catch {
    // Nothing to do: the draft lives as long as the page.
  }
}

/** Steps that can be taken back. */
const MOST_STEPS = 200;
/** The place of a step that another tab has taken. */
const ANOTHER_TAB = 'another tab';

/** Whether nothing newer is published, something is and was taken in, or it could not be found out. */
export type Freshness = 'current' | 'newer' | 'unknown';

/**
 * The draft: kept through a reload, with its steps, and asked about before the page is left. `read` reads again what is
 * published.
 */
export function useDraft(given: Published, read: () => Promise<Published>) {
  const [{ published, draft, past, future, conflicts }, set] = useState(() => ({
    published: given,
    past: [] as Draft[],
    future: [] as Draft[],
    ...storedDraft(given),
  }));
  const lastPlace = useRef('');
  const isChanged = Object.keys(draft).length > 0;
  useEffect(() => {
    // A draft stored by another tab is not stored again: tabs that opened different versions would never come to rest.
    if (lastPlace.current !== ANOTHER_TAB) storeDraft(draft, published, conflicts);
  }, [draft, published, conflicts]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (isChanged) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const step = (next: Draft, place: string): void => {
    const isSame = place !== '' && lastPlace.current === place;
    lastPlace.current = place;
    set((now) => ({
      ...now,
      draft: next,
      past: isSame ? now.past : [...now.past, now.draft].slice(-MOST_STEPS),
      future: [],
    }));
  };
  // Two tabs work on one draft: neither would keep what the other has changed.
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== KEY) return;
    const stored = storedDraft(published);
    step(stored.draft, ANOTHER_TAB);
    set((now) => ({ ...now, conflicts: stored.conflicts }));
  });
  useEffect(() => {
    const listen = (event: StorageEvent): void => follow(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
  const undo = (): void => {
    lastPlace.current = '';
    set((now) => ({
      ...now,
      draft: now.past.at(-1) ?? {},
      past: now.past.slice(0, -1),
      future: [...now.future, now.draft],
    }));
  };
  const redo = (): void => {
    lastPlace.current = '';
    set((now) => ({
      ...now,
      draft: now.future.at(-1) ?? now.draft,
      past: [...now.past, now.draft],
      future: now.future.slice(0, -1),
    }));
  };
  /** Puts draft and steps on top of newer published texts. */
  const receive = (latest: Published): void =>
    set((now) => {
      const move = (texts: Draft): Rebase => onTopOf(texts, now.published, latest);
      const next = move(now.draft);
      return {
        published: latest,
        draft: next.draft,
        past: now.past.map((texts) => move(texts).draft),
        future: now.future.map((texts) => move(texts).draft),
        conflicts: joined(now.conflicts, next.conflicts),
      };
    });
  /** Reads what is published now, and puts draft and steps on top of it when it is something newer. */
  const refresh = async (): Promise<Freshness> => {
    const latest = await read().catch(() => null);
    if (!latest) return 'unknown';
    if (JSON.stringify(latest) === JSON.stringify(published)) return 'current';
    receive(latest);
    return 'newer';
  };
  const change = (changes: Draft, place = ''): void =>
    step(unpublished({ ...draft, ...changes }, published), place);
  return {
    published,
    draft,
    refresh,
    receive,
    /** Places that somebody else has changed meanwhile, too, until they are settled. */
    conflicts: openConflicts(conflicts, draft),
    /** Ends a conflict with one of its two values; a place that holds something newer stays as it is. */
    settle: (one: FileConflict, side: Side): void => {
      const text = withSide(draft, one, side);
      if (text !== undefined && text !== draft[one.file]) change({ [one.file]: text });
      set((now) => ({ ...now, conflicts: now.conflicts.filter((conflict) => conflict !== one) }));
    },
    /** Changes files; changes of the same place in a row are one step. */
    change,
    discard: (): void => step({}, ''),
    /** Takes the last step back; undefined when there is none. */
    undo: past.length > 0 ? undo : undefined,
    /** Takes the last step that was taken back again; undefined when there is none. */
    redo: future.length > 0 ? redo : undefined,
  };
}
