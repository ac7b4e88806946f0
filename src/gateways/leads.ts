import { type LeadPayload, leadPayload } from '#domain/payloads.ts';
import { PERSONAL_DATA_KEY } from '#domain/draft.ts';
import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { Site } from '#generated/types.ts';
import { hasDraft } from '#gateways/has-draft.ts';
import { inTime } from '#gateways/in-time.ts';
import { logFailure } from '#gateways/log.ts';

export type LeadCall = {
  form: LoanForm;
  personal: PersonalData;
  options: LoanOptions;
  /** The site's policy, with the lender's own on its page. */
  leads: Site['leads'];
};

/** Milliseconds until a lead is sent again, doubled each time up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** A random UUID, also on a page without https, where `randomUUID` is missing. */
const newId = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/** A spreadsheet's web app answers no preflight, nothing that can be read, and has no column for an id. */
function requestOf(variant: 'spreadsheet' | 'json', payload: LeadPayload): RequestInit {
  const isSpreadsheet = variant === 'spreadsheet';
  return {
    method: 'POST',
    mode: isSpreadsheet ? 'no-cors' : 'cors',
    headers: { 'Content-Type': isSpreadsheet ? 'text/plain' : 'application/json' },
    body: JSON.stringify(isSpreadsheet ? payload : { ...payload, id: newId() }),
    credentials: 'omit',
    keepalive: true,
  };
}

/** Null when the lead was taken, else why not. An opaque answer says nothing and counts as taken. */
async function send(endpoint: string, request: RequestInit, signal: AbortSignal): Promise<string | null> {
  try {
    const { ok, type, status } = await fetch(endpoint, { ...request, signal });
    return ok || type === 'opaque' ? null : `status ${status}`;
  } catch {
    return 'network';
  }
}

/** Whether the same request may be taken later: a broken connection, too many at once, a store that is away. */
const isTransient = (problem: string | null): boolean =>
  /^(?:network|status (?:429|503))$/.test(problem ?? '');

/** Sends a lead again until it is taken or refused, while the page is open and its data are not erased. */
async function sendAgain(call: () => Promise<string | null>): Promise<void> {
  const wasStored = hasDraft(PERSONAL_DATA_KEY);
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (hasDraft(PERSONAL_DATA_KEY) !== wasStored || !isTransient(await call())) return;
  }
}

/**
 * Records the lead of a visitor who got offers, once, and waits for it no longer than the configured time. True when
 * it was taken or there is nothing to record; false when it was not, or not in time: then, unless the visitor has to
 * submit again, it goes on being sent with the same id.
 */
export async function recordLead({ form, personal, options, leads }: LeadCall): Promise<boolean> {
  const { variant, endpoint, onFailure, timeoutSeconds } = leads;
  if (variant === 'none' || endpoint === '') return true;
  const request = requestOf(variant, leadPayload(form, personal, options, location.href));
  const stopper = new AbortController();
  const call = () => send(endpoint, request, stopper.signal);
  const sent = call();
  // Without an id the same lead sent twice would be two.
  if (variant === 'json' && onFailure === 'log')
    void sent.then((problem) => (isTransient(problem) ? sendAgain(call) : undefined));
  const problem = await inTime(sent, timeoutSeconds).catch(() => 'timeout');
  if (problem === null) return true;
  // A visitor who is sent back will submit again: a late lead of the first try would then be a second one.
  if (onFailure === 'block') stopper.abort();
  logFailure('Lead not recorded', problem);
  return false;
}
