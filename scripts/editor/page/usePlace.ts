import { useCallback, useEffect, useState } from 'react';

/** A field: its file, and its pointer in it; '' for the file as a whole, and for no file. */
export type Place = { file: string; pointer: string };

const ADDRESS = /^#(config\/[^#]+?\.json)((?:\/[^/]*)*)$/;

/** The fragment of a place: '#config/lenders/galicia.json/page/tagline'. */
export const hashOf = ({ file, pointer }: Place): string => `#${encodeURI(file + pointer)}`;

/** Returns the place that the address names; no file where it names none. */
function placeOfAddress(): Place {
  try {
    const [, file = '', pointer = ''] = ADDRESS.exec(decodeURI(location.hash)) ?? [];
    return { file, pointer };
  } catch {
    return { file: '', pointer: '' };
  }
}

/** The place that the page's address names, and how to go to another one. */
export function usePlace() {
  const [place, set] = useState(placeOfAddress);
  const [focused, setFocused] = useState(place);
  /** Goes to a place; the browser's back button returns. */
  const go = useCallback((next: Place): void => {
    if (location.hash !== hashOf(next)) history.pushState(null, '', hashOf(next));
    set({ ...next });
    setFocused(next);
  }, []);
  /** Gives the page the address of the field that has the focus. */
  const showInAddress = useCallback((next: Place): void => {
    history.replaceState(null, '', hashOf(next));
    setFocused(next);
  }, []);
  useEffect(() => {
    const follow = (): void => go(placeOfAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [go]);
  return { place, /** The field that has or had the focus last. */ focused, go, showInAddress };
}
