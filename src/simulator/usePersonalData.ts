import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { loadPersonalData, savePersonalData } from '#gateways/storage.ts';
import { simulator } from '#generated/simulator.ts';

const EMPTY = emptyPersonalData(simulator.defaults.gender);

/** Personal data: restored on load, stored on every change after that, for `days` days. */
export function usePersonalData(days: number) {
  const [{ personal, ready }, setState] = useState({ personal: EMPTY, ready: false });
  const saved = useRef<PersonalData>(EMPTY);
  useLayoutEffect(() => {
    // What nobody changed is not stored anew: its days are counted from the last change.
    saved.current = loadPersonalData(days, EMPTY.gender) ?? EMPTY;
    setState({ personal: saved.current, ready: true });
  }, [days]);
  useEffect(() => {
    if (!ready || saved.current === personal) return;
    saved.current = personal;
    savePersonalData(personal);
  }, [ready, personal]);
  const change = (part: Partial<PersonalData>) =>
    setState((state) => ({ ...state, personal: { ...state.personal, ...part } }));
  const reset = () => {
    saved.current = EMPTY;
    setState({ personal: EMPTY, ready: true });
  };
  return { personal, change, reset };
}
