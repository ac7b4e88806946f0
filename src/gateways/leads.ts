import { type LeadFlag, type LeadPayload, leadPayload, type SentWord } from '#domain/payloads.ts';
import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import { inertCell } from '#domain/inert-cell.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { Site } from '#generated/types.ts';
import { addressWithCampaign } from '#gateways/campaign.ts';
import { now } from '#gateways/clock.ts';
import { inTime } from '#gateways/in-time.ts';
import {
  forgetUnsent,
  isTransient,
  jsonRequest,
  keepUnsent,
  post,
  recordSent,
  sendUntilTaken,
} from '#gateways/lead-delivery.ts';
import { logFailure } from '#gateways/log.ts';

export type LeadCall = {
  form: LoanForm;
  personal: PersonalData;
  options: LoanOptions;
  /** The reason to look at the lead before it is believed. */
  flag?: LeadFlag | undefined;
  /** Whether the person may be contacted; missing where the page did not ask. */
  mayContact?: boolean | undefined;
  /** The site's policy, with the lender's own on its page. */
  leads: Site['leads'];
  /** Days that a lead which cannot be sent stays on the device, and that one which was sent is kept. */
  days: { unsent: number; sent: number };
};

/** A random UUID, also on a page without https, where `randomUUID` is missing. */
const newId = (): string =>
  crypto.randomUUID?.() ??
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/** A spreadsheet's web app answers no preflight, nothing that can be read, and has no column for an id. */
const spreadsheetRequest = (payload: LeadPayload): RequestInit => ({
  // A cell that begins as a formula does would be one.
  ...jsonRequest(
    JSON.stringify(payload, (_, value: unknown) => (typeof value === 'string' ? inertCell(value) : value)),
  ),
  mode: 'no-cors',
  headers: { 'Content-Type': 'text/plain' },
});

/** Returns the consent in the format of the lead. */
const sentWord = (mayContact: boolean): SentWord => ({
  contacto: mayContact ? 'si' : 'no',
  enviado: new Date(now()).toISOString(),
});

/** Whether leads are kept by the site's own server, which erases one by its id and takes offers that are chosen later. */
const isOwnServer = ({ variant, endpoint }: Site['leads']): boolean =>
  variant === 'json' && endpoint.startsWith('/');

/**
 * Records the lead of a visitor who got offers, once, and waits for it no longer than the configured time; whether it
 * was taken. Taken also when there is nothing to record; not taken when it was refused, or not in time: then, unless the visitor has to submit
 * again, it stays on the device and goes on being sent with the same id.
 */
export async function recordLead({
  form,
  personal,
  options,
  flag,
  mayContact,
  leads,
  days,
}: LeadCall): Promise<boolean> {
  const { variant, endpoint, onFailure, timeoutSeconds } = leads;
  if (variant === 'none' || endpoint === '') return true;
  const payload = leadPayload(form, personal, options, addressWithCampaign());
  const id = newId();
  // Recorded before it is sent: a lead without an answer may have been kept all the same.
  if (isOwnServer(leads)) recordSent(id, endpoint, days.sent);
  const body = JSON.stringify({
    ...payload,
    id,
    marca: flag,
    ...(mayContact !== undefined && sentWord(mayContact)),
  });
  const stopper = new AbortController();
  const request = variant === 'spreadsheet' ? spreadsheetRequest(payload) : jsonRequest(body);
  // Without an id the same lead sent twice would be two, and a visitor who is sent back will submit again.
  const isRepeatable = variant === 'json' && onFailure === 'log';
  const lead = { id, endpoint, body };
  if (isRepeatable) keepUnsent(lead, days.unsent);
  const sent = post(endpoint, request, stopper.signal);
  if (isRepeatable)
    void sent.then((refusal) =>
      refusal && isTransient(refusal) ? sendUntilTaken(lead, refusal) : forgetUnsent(id),
    );
  const refusal = await inTime(sent, timeoutSeconds).catch(() => ({ problem: 'timeout' }));
  if (refusal === null) return true;
  // A late lead of the first try would be a second one.
  if (onFailure === 'block') stopper.abort();
  logFailure('Lead not recorded', refusal.problem);
  return false;
}
