import type { LoanForm } from '#domain/loan-request.ts';
import { campaignQuery } from '#domain/page-address.ts';
import { type SharedLoan, sharedLoan } from '#domain/share-link.ts';
import { doBelow, OVERLAY_STATE } from '#gateways/overlay.ts';
import { saveDraft } from '#gateways/storage.ts';

/** Steps of the flow that have an address. */
export type AddressedStep = 'loan' | 'personal' | 'results';

const STEP = 'paso';
/** The first step is the page itself. */
const STEP_NAMES: readonly [step: AddressedStep, name: string][] = [
  ['personal', 'datos'],
  ['results', 'resultados'],
];

/** The offer that is open in the results, or that a link to them asks to open. */
export const OFFER = 'oferta';

const listeners = new Set<() => void>();

/** The step the address names; the first one when it names none. */
export function stepInAddress(): AddressedStep {
  const named = new URLSearchParams(location.search).get(STEP);
  return STEP_NAMES.find(([, name]) => name === named)?.[0] ?? 'loan';
}

/** Whether the visitor came here anew: after Back, Forward or a reload they expect what they left. */
export function isNewArrival(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'reload' && navigation?.type !== 'back_forward';
}

/** Writes the step into the address; beside it stay the campaign and, on the way to the results, the offer to open. */
export function showStep(step: AddressedStep, how: 'push' | 'replace'): void {
  const query = new URLSearchParams(campaignQuery(location.search));
  const offer = new URLSearchParams(location.search).get(OFFER);
  const name = STEP_NAMES.find(([known]) => known === step)?.[1];
  if (name) query.set(STEP, name);
  if (name && offer) query.set(OFFER, offer);
  changeQuery(query, how);
}

/**
 * Writes the query where it is not there already, which saves a slow phone milliseconds. A new screen takes the entry of what
 * lies over the page; what amends the screen is written below it, too.
 */
export function changeQuery(parameters: URLSearchParams, how: 'push' | 'replace' | 'amend'): void {
  const query = parameters.toString();
  const address = query === '' ? location.pathname : `${location.pathname}?${query}`;
  const isOver = history.state === OVERLAY_STATE;
  const isThere = address === location.pathname + location.search && !isOver;
  if (how !== 'push' && isThere) return;
  if (how === 'push' && !isOver) history.pushState(null, '', address);
  else history.replaceState(how === 'amend' ? history.state : null, '', address);
  doBelow(how === 'amend' && isOver ? () => changeQuery(parameters, 'amend') : null);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever `changeQuery`, Back or Forward changed the query. Returns the way to stop. */
export function onQueryChanged(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Calls `listener` with the step of the address whenever Back or Forward changed it. Returns the way to stop. */
export function onStepMoved(listener: (step: AddressedStep) => void): () => void {
  const listen = (): void => listener(stepInAddress());
  addEventListener('popstate', listen);
  return () => removeEventListener('popstate', listen);
}

/** Leaves for the simulator at `path`, which takes the form from storage; false, and no leaving, when it cannot be stored. */
export function openSimulator(path: string, storageKey: string, form: LoanForm): boolean {
  if (!saveDraft(storageKey, form)) return false;
  location.assign(path + campaignQuery(location.search));
  return true;
}

/** The loan of a shared link, taken out of the address so that a reload does not bring it back over later changes. */
export function takeSharedLoan(): SharedLoan | null {
  const shared = sharedLoan(location.hash);
  if (shared) history.replaceState(null, '', location.pathname + location.search);
  return shared;
}
