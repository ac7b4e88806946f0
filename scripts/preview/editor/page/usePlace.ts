import { useCallback, useEffect, useState } from 'react';
import type { Place } from '#scripts/preview/editor/page/page-view.ts';

/** The start screen: no file. */
export const START: Place = { file: '', pointer: '' };

const KEY = 'editor-place';
const ADDRESS = /^#(config\/[^#]+?\.(?:json|svg))((?:\/[^/]*)*)$/;

/** The fragment of a place: '#config/lenders/galicia.json/page/tagline'; '#inicio' for the start screen. */
export const hashOf = ({ file, pointer }: Place): string => `#${encodeURI(file + pointer) || 'inicio'}`;

/** Returns the place that a fragment names; the start screen for one that names none. */
function placeOf(hash: string): Place {
  try {
    const [, file, pointer = ''] = ADDRESS.exec(decodeURI(hash)) ?? [];
    return file === undefined ? START : { file, pointer };
  } catch {
    return START;
  }
}

/** Keeps a place for the next visit. A browser that refuses only loses that. */
function remember(place: Place): void {
  try {
    if (place.file !== '') localStorage.setItem(KEY, hashOf(place));
  } catch {
    // Nothing to do: the address still names the place.
  }
}

/** Returns the place of the last visit; the start screen when there is none. */
export function lastPlace(): Place {
  try {
    return placeOf(localStorage.getItem(KEY) ?? '');
  } catch {
    return START;
  }
}

/** The place that the page's address names, and how to go to another one. */
export function usePlace() {
  const [place, set] = useState(() => placeOf(location.hash));
  const [spot, setSpot] = useState(place);
  useEffect(() => {
    const follow = (): void => {
      const next = placeOf(location.hash);
      set(next);
      setSpot(next);
      remember(next);
    };
    // A link to the place that the address names already changes no address.
    const press = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link && link.hash === location.hash) follow();
    };
    addEventListener('hashchange', follow);
    addEventListener('click', press);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('click', press);
    };
  }, []);
  /** Goes to a place, whose address the page gets; the browser's back button returns. */
  const go = useCallback((next: Place): void => {
    if (location.hash !== hashOf(next)) history.pushState(null, '', hashOf(next));
    set({ ...next });
    setSpot(next);
    remember(next);
  }, []);
  /** Gives the page the address of the field that has the focus. */
  const note = useCallback((next: Place): void => {
    history.replaceState(null, '', hashOf(next));
    setSpot(next);
    remember(next);
  }, []);
  return {
    place,
    /** The field that has or had the focus last. */
    spot,
    go,
    note,
  };
}
