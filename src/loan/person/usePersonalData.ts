import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PERSONAL_DATA_KEY } from '#domain/draft.ts';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { openStored } from '#gateways/storage.ts';
import { simulator } from '#generated/simulator.ts';
import type { PersonalChunk } from '#loan/chunks.ts';

const EMPTY = emptyPersonalData(simulator.defaults.gender);

/** Personal data: restored as soon as step 2 has loaded, stored on every change after that, for `days` days. */
export function usePersonalData(days: number, chunk: PersonalChunk | undefined) {
  const [{ personal, ready }, setState] = useState({ personal: EMPTY, ready: false });
  const saved = useRef<PersonalData>(EMPTY);
  useLayoutEffect(() => {
    // Erases what has expired, whether or not the visitor gets as far as step 2.
    openStored(PERSONAL_DATA_KEY, days);
  }, [days]);
  useLayoutEffect(() => {
    if (!chunk) return;
    // Unchanged data are not stored again: their days are counted from the last change.
    saved.current = chunk.loadPersonalData(days, EMPTY.gender) ?? EMPTY;
    setState({ personal: saved.current, ready: true });
  }, [days, chunk]);
  useEffect(() => {
    if (!chunk || !ready || saved.current === personal) return;
    saved.current = personal;
    chunk.savePersonalData(personal);
  }, [chunk, ready, personal]);
  const change = (changes: Partial<PersonalData>) =>
    setState((state) => ({ ...state, personal: { ...state.personal, ...changes } }));
  const reset = () => {
    saved.current = EMPTY;
    setState({ personal: EMPTY, ready: true });
  };
  return { personal, change, reset };
}
