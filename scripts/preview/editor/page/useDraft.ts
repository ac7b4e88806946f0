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
type Stored = { texts: Draft; bases: Draft; conflicts?: readonly FileConflict[] };

/** A draft, and the places of it that somebody else has changed, too, until they are settled. */
type Step = { draft: Draft; conflicts: readonly FileConflict[] };

/** A draft on its way, without the texts and the conflicts that came to nothing. */
function stepOf(texts: Draft, conflicts: readonly FileConflict[], published: Published): Step {
  const draft = unpublished(texts, published);
  return { draft, conflicts: openConflicts(conflicts, draft) };
}

/** Puts a draft that was made from the texts `bases` on top of what is published now. */
function onTopOf({ draft, conflicts }: Step, bases: Draft, published: Published): Step {
  const texts: Record<string, string | null> = {};
  const found: FileConflict[] = [];
  for (const [file, mine] of Object.entries(draft)) {
    const merged = rebased(bases[file] ?? null, mine, published[file] ?? null);
    texts[file] = merged.text;
    found.push(...merged.conflicts.map((conflict) => ({ ...conflict, file })));
  }
  return stepOf(texts, joined(conflicts, found), published);
}

/** Returns the draft of an earlier visit on top of what was published meanwhile; nothing when it cannot be read. */
function storedDraft(published: Published): Step {
  try {
    const { texts, bases, conflicts = [] } = JSON.parse(localStorage.getItem(KEY) ?? '') as Stored;
    return onTopOf({ draft: texts, conflicts }, bases, published);
  } catch {
    return { draft: {}, conflicts: [] };
  }
}

/** Keeps the draft for the next visit; false when the browser refuses, and the draft lives as long as the page. */
function storeDraft({ draft, conflicts }: Step, published: Published): boolean {
  const bases = Object.fromEntries(Object.keys(draft).map((file) => [file, published[file] ?? null]));
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ texts: draft, bases, conflicts } satisfies Stored));
    return true;
  } catch {
    return Object.keys(draft).length === 0;
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
  const [{ published, now, past, future }, set] = useState(() => ({
    published: given,
    now: storedDraft(given),
    past: [] as Step[],
    future: [] as Step[],
  }));
  const [isKept, setKept] = useState(true);
  const lastPlace = useRef('');
  const { draft, conflicts } = now;
  const isChanged = Object.keys(draft).length > 0;
  useEffect(() => {
    // A draft stored by another tab is not stored again: tabs that opened different versions would never come to rest.
    if (lastPlace.current !== ANOTHER_TAB) setKept(storeDraft(now, published));
  }, [now, published]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    if (isChanged) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
  const step = (next: Step, place: string): void => {
    const isSame = place !== '' && lastPlace.current === place;
    lastPlace.current = place;
    set((before) => ({
      ...before,
      now: next,
      past: isSame ? before.past : [...before.past, before.now].slice(-MOST_STEPS),
      future: [],
    }));
  };
  // Two tabs work on one draft: neither would keep what the other has changed.
  const follow = useEffectEvent(({ key }: StorageEvent) => {
    if (key === KEY) step(storedDraft(published), ANOTHER_TAB);
  });
  useEffect(() => {
    const listen = (event: StorageEvent): void => follow(event);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, []);
  const undo = (): void => {
    lastPlace.current = '';
    set((before) => ({
      ...before,
      now: before.past.at(-1) ?? before.now,
      past: before.past.slice(0, -1),
      future: [...before.future, before.now],
    }));
  };
  const redo = (): void => {
    lastPlace.current = '';
    set((before) => ({
      ...before,
      now: before.future.at(-1) ?? before.now,
      past: [...before.past, before.now],
      future: before.future.slice(0, -1),
    }));
  };
  /**
   * Puts draft and steps on top of newer published texts. `more` comes into the draft where it has nothing: texts that
   * were changed elsewhere, with those that they were made from.
   */
  const receive = (
    latest: Published,
    more: { texts: Draft; bases: Draft } = { texts: {}, bases: {} },
  ): void =>
    set((before) => {
      const move = (one: Step): Step => onTopOf(one, before.published, latest);
      const { draft: mine, conflicts: open } = before.now;
      const isNew = ([file]: [string, unknown]): boolean => !(file in mine);
      const bases = Object.fromEntries(Object.entries(more.bases).filter(isNew));
      const whole = { draft: { ...more.texts, ...mine }, conflicts: open };
      return {
        published: latest,
        now: onTopOf(whole, { ...before.published, ...bases }, latest),
        past: before.past.map(move),
        future: before.future.map(move),
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
    step(stepOf({ ...draft, ...changes }, conflicts, published), place);
  return {
    published,
    draft,
    /** Whether the draft outlives the page. */
    isKept,
    refresh,
    receive,
    /** Places that somebody else has changed meanwhile, too, until they are settled. */
    conflicts,
    /** Ends a conflict with one of its two values; a place that holds something newer stays as it is. */
    settle: (one: FileConflict, side: Side): void => {
      const text = withSide(draft, one, side);
      const texts = text === undefined ? draft : { ...draft, [one.file]: text };
      const others = conflicts.filter((conflict) => conflict !== one);
      step(stepOf(texts, others, published), '');
    },
    /** Changes files; changes of the same place in a row are one step. */
    change,
    discard: (): void => step({ draft: {}, conflicts: [] }, ''),
    /** Takes the last step back; undefined when there is none. */
    undo: past.length > 0 ? undo : undefined,
    /** Takes the last step that was taken back again; undefined when there is none. */
    redo: future.length > 0 ? redo : undefined,
  };
}
