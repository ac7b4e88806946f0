import { SENT_LEADS_KEY, UNSENT_LEADS_KEY } from '#domain/stored-keys.ts';
import { now } from '#gateways/clock.ts';
import { keptList, type Receipt } from '#gateways/kept-list.ts';

/** A lead on its way: what is posted where, the id that makes a second post of it harmless, and its last moment (ms). */
export type UnsentLead = Receipt & { body: string };

/** Why a lead was not taken, and how long the server asks to wait (ms); null once it was taken. */
export type Refusal = { problem: string; wait: number } | null;

/** Milliseconds until a lead is sent again, doubled each time up to the longest. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
/** The longest that a server may ask to wait (ms): no page is open for longer. */
const LONGEST_RETRY_AFTER = 3_600_000;

const DAY = 86_400_000;

/** `Retry-After` in milliseconds, from seconds or a date; 0 where there is none. */
function retryAfter(header: string | null): number {
  const seconds = Number(header ?? 0);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header ?? '') - now();
  return Math.min(LONGEST_RETRY_AFTER, Math.max(0, wait || 0));
}

/** Posts a lead. An opaque answer says nothing and counts as taken. Never rejects. */
export async function post(endpoint: string, request: RequestInit, signal?: AbortSignal): Promise<Refusal> {
  try {
    const answer = await fetch(endpoint, { ...request, signal: signal ?? null });
    if (answer.ok || answer.type === 'opaque') return null;
    return { problem: `status ${answer.status}`, wait: retryAfter(answer.headers.get('Retry-After')) };
  } catch {
    return { problem: 'network', wait: 0 };
  }
}

/**
 * Whether the same request may be taken later: a broken connection, a request that took too long or came too early, too
 * many at once, and every fault of a server or of a proxy before it. 501 says that it never will be.
 */
export const isTransient = ({ problem }: { problem: string }): boolean =>
  /^(?:network|status (?:408|425|429|5(?!01)\d\d))$/.test(problem);

/** Posts a lead as JSON with its id, also while the page is being left. */
export const jsonRequest = (body: string): RequestInit => ({
  method: 'POST',
  mode: 'cors',
  headers: { 'Content-Type': 'application/json' },
  body,
  credentials: 'omit',
  keepalive: true,
});

/** Receipts of the leads that this browser sent and that may still be kept. */
export const sent = keptList<Receipt>(SENT_LEADS_KEY);

/** Records a lead that is about to be sent and will be kept for so many days. */
export const recordSent = (id: string, endpoint: string, days: number): boolean =>
  sent.keep([...sent.read(), { id, endpoint, until: now() + days * DAY }]);

/** The leads that this device still has to send. */
const unsent = keptList<UnsentLead>(UNSENT_LEADS_KEY, ({ body }) => typeof body === 'string');

/** Whether a lead is still waiting on this device to be sent. */
export const isUnsentLead = (id: string): boolean => unsent.read().some((lead) => lead.id === id);

/** Keeps a lead on this device for so many days, until it is sent; false when the browser refuses. */
export const keepUnsent = (lead: Omit<UnsentLead, 'until'>, days: number): boolean =>
  unsent.keep([...unsent.read().filter(({ id }) => id !== lead.id), { ...lead, until: now() + days * DAY }]);

/** Forgets a lead that was taken, that never will be, or that is not to be sent. */
export const forgetUnsent = (id: string): void =>
  void unsent.keep(unsent.read().filter((lead) => lead.id !== id));

/** Waits so many milliseconds, or until the page is left. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('pagehide', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('pagehide', end);
  });

/** Pauses at longer and longer intervals, without end; each may be told to last so many milliseconds at least. */
export function* pauses(): Generator<(least?: number) => Promise<void>> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT))
    yield (least = 0) => pause(Math.max(wait, least));
}

/**
 * Posts a lead again until it is taken or refused for good, and then forgets it. It stays on the device while the page
 * is closed, and is not sent once it was erased there.
 */
export async function sendUntilTaken(lead: Omit<UnsentLead, 'until'>, first: Refusal): Promise<void> {
  const wasKept = isUnsentLead(lead.id);
  let refusal = first;
  for (const wait of pauses()) {
    if (!refusal || !isTransient(refusal)) break;
    await wait(refusal.wait);
    if (wasKept && !isUnsentLead(lead.id)) return;
    refusal = await post(lead.endpoint, jsonRequest(lead.body));
  }
  forgetUnsent(lead.id);
}

/** Sends what an earlier visit could not. */
export function sendUnsent(): void {
  for (const lead of unsent.read())
    void post(lead.endpoint, jsonRequest(lead.body)).then((refusal) => sendUntilTaken(lead, refusal));
}
