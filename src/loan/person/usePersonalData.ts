import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PERSONAL_DATA_KEY } from '#domain/stored-keys.ts';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { openStored } from '#gateways/storage.ts';
import type { PersonalChunk } from '#loan/chunks.ts';
import { useWords } from '#site/words.tsx';

/** Personal data: restored as soon as step 2 has loaded, stored on every change after that, for `days` days. */
export function usePersonalData(days: number, chunk: PersonalChunk | undefined) {
  const { defaults } = useWords().simulator;
  const [empty] = useState(() => emptyPersonalData(defaults.gender));
  const [{ personal, ready }, setState] = useState({ personal: empty, ready: false });
  const saved = useRef<PersonalData>(empty);
  useLayoutEffect(() => {
    // Erases what has expired, whether or not the visitor gets as far as step 2.
    openStored(PERSONAL_DATA_KEY, days);
  }, [days]);
  useLayoutEffect(() => {
    if (!chunk) return;
    // Unchanged data are not stored again: their days are counted from the last change.
    saved.current = chunk.loadPersonalData(days, empty.gender) ?? empty;
    setState({ personal: saved.current, ready: true });
  }, [days, chunk, empty]);
  useEffect(() => {
    if (!chunk || !ready || saved.current === personal) return;
    saved.current = personal;
    chunk.savePersonalData(personal);
  }, [chunk, ready, personal]);
  const change = (changes: Partial<PersonalData>) =>
    setState((state) => ({ ...state, personal: { ...state.personal, ...changes } }));
  const reset = () => {
    saved.current = empty;
    setState({ personal: empty, ready: true });
  };
  return { personal, change, reset };
}
