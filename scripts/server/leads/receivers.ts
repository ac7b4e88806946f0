import { createHmac } from 'node:crypto';
import { inertCell } from '#domain/inert-cell.ts';
import { LEAD_FIELDS, type Lead } from '#scripts/server/leads/lead.ts';
import type { LeadSettings } from '#scripts/server/leads/lead-store.ts';

/**
 * A lead as it came (`isBlocked`: its person asked not to be contacted), or word that it was erased or that its person
 * asked not to be contacted.
 */
export type Message =
  | { kind: 'lead'; id: string; lead: Lead; isBlocked: boolean }
  | { kind: 'erased' | 'blocked'; id: string };

/** Somebody that leads are delivered to. */
export type Receiver = {
  name: string;
  /** Whether the answer's body can be read. */
  takes: (message: Message) => boolean;
  /** Sends a message. Null when the receiver took it, else why not; never what the other side wrote. */
  send: (message: Message, signal: AbortSignal) => Promise<string | null>;
};

/** Receivers that are sent what happened to a lead after it was delivered. */
export const NOTIFIED = ['webhook'];

/** Bytes that are read at most: of an answer in JSON, and of one that could be a page. */
const ANSWER_BYTES = 64 * 1024;
const PAGE_BYTES = 1024;
const PAGE = /^\s*<(?:!doctype|html|head|body)\b/i;

/** Hosts that answer for another: the web app of a spreadsheet sends whoever posted there on. */
const ANSWERING_HOSTS: Readonly<Record<string, string>> = {
  'script.google.com': 'script.googleusercontent.com',
};

/** Whether a web app may send its caller on to this address for its answer. */
const answersFor = (app: URL, next: URL): boolean =>
  next.origin === app.origin ||
  (next.protocol === 'https:' && !next.port && next.hostname === ANSWERING_HOSTS[app.hostname]);

/** The start of an answer's body: what came before it ended, broke off or took too long. */
async function startOf({ body }: Response, most: number): Promise<{ text: string; isWhole: boolean }> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  try {
    for (let bytes = 0; reader && bytes < most;) {
      const { done, value } = await reader.read();
      if (done) return { text, isWhole: true };
      bytes += value.length;
      text += decoder.decode(value, { stream: true });
    }
    return { text, isWhole: !reader };
  } catch {
    return { text, isWhole: false };
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

/** The JSON that the webhook receives of a message. */
function webhookBody(message: Message): object {
  if (message.kind === 'lead') return { ...message.lead, ...(message.isBlocked && { no_contactar: true }) };
  return { id: message.id, ...(message.kind === 'erased' ? { borrado: true } : { no_contactar: true }) };
}

/** Data go to the configured address alone: an answer that sends them elsewhere is a failure like any other. */
const post = (url: string, body: string, headers: Record<string, string>, signal: AbortSignal) =>
  fetch(url, { method: 'POST', redirect: 'manual', body, headers, signal });

/** A server that takes leads as JSON with a signature, by which it can check them with the secret that both know. */
function webhook(url: string, secret: string): Receiver {
  return {
    name: 'webhook',
    takes: () => true,
    send: async (message, signal) => {
      const body = JSON.stringify(webhookBody(message));
      const sign = (text: string) => `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
      const time = String(Math.floor(Date.now() / 1000));
      const headers = {
        'Content-Type': 'application/json',
        'X-Lead-Id': message.id,
        'X-Lead-Event': message.kind,
        'X-Lead-Time': time,
        'X-Lead-Signed': sign(`${time}.${message.kind}.${body}`),
        // Of the body alone, for receivers of before 2026-11-26; it goes on 2027-11-26.
        'X-Lead-Signature': sign(body),
      };
      const answer = await post(url, body, headers, signal);
      const { text } = await startOf(answer, PAGE_BYTES);
      if (!answer.ok) return `status ${answer.status}`;
      // Such as the page to log in of what stands before the receiver.
      return PAGE.test(text) ? 'a page instead of an answer' : null;
    },
  };
}

function saysSuccess(text: string): boolean {
  try {
    return (JSON.parse(text) as { result?: unknown } | null)?.result === 'success';
  } catch {
    return false;
  }
}

/** The web app of a spreadsheet: it takes the specification's eleven fields, as the browser would send them itself. */
function spreadsheet(url: string): Receiver {
  const row = (lead: Lead): string =>
    JSON.stringify(lead, (key, value: unknown) => {
      if (key !== '' && !LEAD_FIELDS.some((field) => field === key)) return undefined;
      return typeof value === 'string' ? inertCell(value) : value;
    });
  return {
    name: 'spreadsheet',
    // Its row has no column that says not to contact somebody.
    takes: (message) => message.kind === 'lead' && !message.isBlocked,
    send: async (message, signal) => {
      if (message.kind !== 'lead') return null;
      const taken = await post(url, row(message.lead), { 'Content-Type': 'text/plain' }, signal);
      const { status, headers } = taken;
      const location = headers.get('Location');
      if (![301, 302, 303].includes(status) || !location) return problemOf(taken);
      await taken.body?.cancel();
      if (!URL.canParse(location, url)) return `status ${status}`;
      const next = new URL(location, url);
      if (!answersFor(new URL(url), next)) return `status ${status} to another host`;
      // Asked without the lead: only for what became of it.
      return problemOf(await fetch(next, { redirect: 'manual', signal }));
    },
  };
}

/** Null when a spreadsheet's answer says that the row was written. */
async function problemOf(answer: Response): Promise<string | null> {
  const { text, isWhole } = await startOf(answer, ANSWER_BYTES);
  if (!answer.ok) return `status ${answer.status}`;
  return isWhole && saysSuccess(text) ? null : 'an answer without "result":"success"';
}

/** Returns the receivers of leads that the settings name. */
export const receiversOf = ({
  leadsWebhook,
  leadsWebhookSecret = '',
  leadsSpreadsheet,
}: LeadSettings): Receiver[] => [
  ...(leadsWebhook ? [webhook(leadsWebhook, leadsWebhookSecret)] : []),
  ...(leadsSpreadsheet ? [spreadsheet(leadsSpreadsheet)] : []),
];
