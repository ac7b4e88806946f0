import { LEAD_WISHES_KEY } from '#features/lead-receipt/wishes-key.ts';
import { inTime } from '#gateways/in-time.ts';
import { keptList, type Receipt } from '#gateways/kept-list.ts';
import {
  forgetUnsent,
  isTransient,
  isUnsentLead,
  jsonRequest,
  pauses,
  sent,
} from '#gateways/lead-delivery.ts';

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

const kept = keptList<Wish>(LEAD_WISHES_KEY, ({ act }) => act === 'erase' || act === 'no-contact');

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
  kept.keep(kept.read().filter(({ id, act }) => id !== wish.id || act !== wish.act));
  if (wish.act === 'erase' && outcome !== 'failed') sent.keep(sent.read().filter(({ id }) => id !== wish.id));
  return outcome;
}

let isSending = false;

/** Sends the wishes that are kept until each of them is settled, at longer and longer intervals. */
export async function sendWishes(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (const pause of pauses()) {
    await Promise.all(kept.read().map(settle));
    if (kept.read().length === 0) break;
    await pause();
  }
  isSending = false;
}

/** Asks something of every lead that this browser sent; never rejects. Gives the outcome of the one that went worst. */
async function ask(act: Act): Promise<WishOutcome> {
  const wishes = sent.read().map((receipt) => ({ ...receipt, act }));
  // Kept before they are sent: somebody may leave the page meanwhile.
  const others = act === 'erase' ? [] : kept.read().filter((wish) => wish.act !== act);
  const isKept = kept.keep([...others, ...wishes]);
  const outcomes = await Promise.all(wishes.map(settle));
  if (outcomes.includes('failed')) return 'failed';
  if (!outcomes.includes('kept')) return outcomes.includes('by-hand') ? 'by-hand' : 'done';
  if (isKept) void sendWishes();
  return isKept ? 'kept' : 'failed';
}

export const hasSentLeads = (): boolean => sent.read().length > 0;

/** The receipt of the lead that this browser sent last. */
export const lastSent = (): Receipt | undefined => sent.read().at(-1);

/** Has everything erased that this browser sent, also what is still on its way. */
export function eraseSentLeads(): Promise<WishOutcome> {
  for (const { id } of sent.read()) forgetUnsent(id);
  return ask('erase');
}

/** Asks that nobody contact whoever sent these leads. */
export const askForNoContact = (): Promise<WishOutcome> => ask('no-contact');
