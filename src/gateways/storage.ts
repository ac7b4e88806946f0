import {
  PERSONAL_DATA_KEY,
  isErased,
  isLoanFormKey,
  openEnvelope,
  sealEnvelope,
} from '#domain/stored-keys.ts';
import { type LoanForm, type LoanOptions, emptyLoanForm } from '#domain/loan-request.ts';
import { restoreLoanForm, storeLoanForm } from '#domain/stored-loan-form.ts';
import { now } from '#gateways/clock.ts';
import { hasDraft } from '#gateways/has-draft.ts';

/*
 * The browser's storage for the visitor. Storage may be absent, full, forbidden or filled by someone else: nothing
 * here throws, reading gives nothing then, and writing says that it failed.
 */

/** Storage that outlives the tab, and storage that ends with it. */
type Area = 'localStorage' | 'sessionStorage';

/** Runs `work` on the storage; null when the browser refuses. */
function withStorage<Result>(work: (storage: Storage) => Result, area: Area = 'localStorage'): Result | null {
  try {
    return work(window[area]);
  } catch {
    return null;
  }
}

/** The value stored under a key; null when none can be read. A value older than `days` is erased at once. */
export function openStored(key: string, days: number, area?: Area): unknown {
  const text = withStorage((storage) => storage.getItem(key), area);
  const envelope = openEnvelope(text, now(), days);
  if (envelope.state === 'expired') erase(key, area);
  return envelope.state === 'fresh' ? envelope.data : null;
}

const ownKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(isErased);

/** Stores data under a key; false when the browser refuses. */
export function store(key: string, data: unknown, area?: Area): boolean {
  return withStorage((storage) => storage.setItem(key, sealEnvelope(data, now())), area) !== null;
}

/** Erases what is stored under a key. */
export function erase(key: string, area?: Area): void {
  withStorage((storage) => storage.removeItem(key), area);
}

/** Where a page's loan form is stored, and for how many days. */
export type DraftSource = { storageKey: string; draftDays: number };

/** The stored loan form of a page; null when there is none that can be read. Erases the expired forms of every page. */
export function loadDraft(
  { storageKey, draftDays }: DraftSource,
  config: LoanOptions & { defaults: Pick<LoanForm, 'amount' | 'term'> },
): LoanForm | null {
  for (const key of withStorage(ownKeys) ?? []) if (isLoanFormKey(key)) openStored(key, draftDays);
  return restoreLoanForm(openStored(storageKey, draftDays), config, emptyLoanForm(config.defaults));
}

/** Stores a page's loan form; false when the browser refuses. */
export const saveDraft = (storageKey: string, form: LoanForm): boolean =>
  store(storageKey, storeLoanForm(form));

/**
 * Erases everything that the visitor typed into the site from this browser; false when the browser refuses. The ids of
 * sent leads stay, by which the visitor can still erase what was sent (lead-delivery.ts).
 */
export function eraseEverything(): boolean {
  const eraseIn = (area: Area): boolean =>
    withStorage((storage) => ownKeys(storage).map((key) => storage.removeItem(key)), area) !== null;
  return [eraseIn('localStorage'), eraseIn('sessionStorage')].every(Boolean);
}

/** Calls `listener` when the form or the personal data were erased by another tab, or while this page slept; returns how to stop. */
export function onErasedElsewhere(storageKey: string, listener: () => void): () => void {
  const keys = [storageKey, PERSONAL_DATA_KEY];
  const storedKeys = () => keys.filter((key) => hasDraft(key));
  let left: readonly string[] = [];
  const hearOtherTab = ({ key, newValue }: StorageEvent): void => {
    if (newValue === null && (key === null || keys.includes(key))) listener();
  };
  const fallAsleep = (): void => {
    left = storedKeys();
  };
  const wakeUp = ({ persisted }: PageTransitionEvent): void => {
    const kept = storedKeys();
    if (persisted && left.some((key) => !kept.includes(key))) listener();
  };
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('storage', hearOtherTab, { signal });
  addEventListener('pagehide', fallAsleep, { signal });
  addEventListener('pageshow', wakeUp, { signal });
  return () => listening.abort();
}
