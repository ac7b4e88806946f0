import { isReceipt, type Receipt } from '#domain/receipt.ts';
import { LEAD_WISHES_KEY } from '#features/lead-receipt/wishes-key.ts';
import { now } from '#gateways/clock.ts';
import { inTime } from '#gateways/in-time.ts';
import { forgetUnsent, isTransient, isUnsentLead, jsonRequest, pauses } from '#gateways/lead-delivery.ts';
import { keepSent, sentLeads } from '#gateways/sent-leads.ts';
import { erase, openStored, store } from '#gateways/storage.ts';

/** What somebody asks of a lead that they sent: that it is erased, or that nobody contacts them about it. */
type Act = 'erase' | 'no-contact';
type Wish = Receipt & { act: Act };

/**
 * What became of a wish: the server did it; it did, but the lead is in a spreadsheet too, where a person has to do it by
 * hand; it is kept on this device and sent again; or it was neither taken nor kept.
 */
export type WishOutcome = 'done' | 'by-hand' | 'kept' | 'failed';

/** Seconds that somebody waits for an answer before they are told that the wish is kept. */
const PATIENCE = 10;
/** Longer than any lead is kept: each wish has its own last moment. */
const STORED_DAYS = 3_660;

const isWish = (value: unknown): value is Wish =>
  isReceipt(value) && ['erase', 'no-contact'].includes((value as Partial<Wish>).act ?? '');

function keptWishes(): Wish[] {
  const stored = openStored(LEAD_WISHES_KEY, STORED_DAYS);
  return Array.isArray(stored) ? stored.filter(isWish).filter(({ until }) => until > now()) : [];
}

function keep(wishes: readonly Wish[]): boolean {
  if (wishes.length > 0) return store(LEAD_WISHES_KEY, wishes);
  erase(LEAD_WISHES_KEY);
  return true;
}

/** Sends a wish once. 'kept' says that it is worth another try. */
async function send({ act, endpoint, id }: Wish): Promise<WishOutcome> {
  // A server knows nothing of a lead that has not come.
  if (act === 'no-contact' && isUnsentLead(id)) return 'kept';
  const address = `${endpoint}/${id}`;
  const request =
    act === 'erase'
      ? fetch(address, { method: 'DELETE', credentials: 'omit', keepalive: true })
      : fetch(`${address}/no-contactar`, jsonRequest('{}'));
  const answer = await inTime(request, PATIENCE).catch(() => null);
  if (!answer?.ok)
    return isTransient({ problem: answer ? `status ${answer.status}` : 'network' }) ? 'kept' : 'failed';
  const { planilla = false } = (await answer.json().catch(() => ({}))) as { planilla?: boolean };
  return planilla ? 'by-hand' : 'done';
}

/** Sends a wish, and forgets it once it is settled, with the receipt of a lead that was erased. */
async function settle(wish: Wish): Promise<WishOutcome> {
  const outcome = await send(wish);
  if (outcome === 'kept') return outcome;
  keep(keptWishes().filter(({ id, act }) => id !== wish.id || act !== wish.act));
  if (wish.act === 'erase' && outcome !== 'failed') keepSent(sentLeads().filter(({ id }) => id !== wish.id));
  return outcome;
}

let isSending = false;

/** Sends the wishes that are kept until each of them is settled, at longer and longer intervals. */
export async function sendWishes(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (const pause of pauses()) {
    await Promise.all(keptWishes().map(settle));
    if (keptWishes().length === 0) break;
    await pause();
  }
  isSending = false;
}

/** Asks something of every lead that this browser sent; never rejects. Gives the outcome of the one that went worst. */
async function ask(act: Act): Promise<WishOutcome> {
  const wishes = sentLeads().map((receipt) => ({ ...receipt, act }));
  // Kept before they are sent: somebody may leave the page meanwhile.
  const others = act === 'erase' ? [] : keptWishes().filter((wish) => wish.act !== act);
  const isKept = keep([...others, ...wishes]);
  const outcomes = await Promise.all(wishes.map(settle));
  if (outcomes.includes('failed')) return 'failed';
  if (!outcomes.includes('kept')) return outcomes.includes('by-hand') ? 'by-hand' : 'done';
  if (isKept) void sendWishes();
  return isKept ? 'kept' : 'failed';
}

export const hasSentLeads = (): boolean => sentLeads().length > 0;

/** Has everything erased that this browser sent, also what is still on its way. */
export function eraseSentLeads(): Promise<WishOutcome> {
  for (const { id } of sentLeads()) forgetUnsent(id);
  return ask('erase');
}

/** Asks that nobody contact whoever sent these leads. */
export const askForNoContact = (): Promise<WishOutcome> => ask('no-contact');
