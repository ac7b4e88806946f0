import { createHmac } from 'node:crypto';
import { inertCell } from '#domain/inert-cell.ts';
import { type FoundLead, type Lead, LEAD_FIELDS } from '#scripts/server/leads/lead.ts';

/** A lead as it came, or word that it was erased or that its person asked not to be contacted. */
export type Message = ({ kind: 'lead'; id: string } & FoundLead) | { kind: 'erased' | 'blocked'; id: string };

/** Why a receiver did not take a message; `isUnsure` when it may have it all the same. */
export type Refusal = { problem: string; isUnsure: boolean };

/** Somebody that leads are delivered to. */
export type Receiver = {
  name: string;
  /** Time (s) that one attempt may take. */
  patience: number;
  /** Attempts of unknown outcome after which it may have a message so often that it is not sent again. */
  mostUnsure: number;
  /** Why a message is not for this receiver, or null. */
  withholds: (message: Message) => string | null;
  /** Sends a message. Null when the receiver took it; never what the other side wrote. */
  send: (message: Message, signal: AbortSignal) => Promise<Refusal | null>;
};

/** Name of the spreadsheet, of whose rows a person has to be told. */
export const SPREADSHEET = 'spreadsheet';

/** The web app of a spreadsheet sends whoever posted there on to the host that answers for it. */
const [APP_HOST, ANSWERING_HOST] = ['script.google.com', 'script.googleusercontent.com'];

const sure = (problem: string): Refusal => ({ problem, isUnsure: false });
const unsure = (problem: string): Refusal => ({ problem, isUnsure: true });

/** The address that an answer sends its caller on to; null where it names none. */
function redirectOf({ status, headers }: Response, from: string): URL | null {
  const location = headers.get('Location') ?? '';
  const isRedirect = status >= 300 && status < 400 && location !== '';
  return isRedirect && URL.canParse(location, from) ? new URL(location, from) : null;
}

/** The JSON that the webhook receives of a message. */
function webhookBody(message: Message): object {
  if (message.kind === 'lead') return { ...message.lead, ...(message.isBlocked && { no_contactar: true }) };
  return { id: message.id, ...(message.kind === 'erased' ? { borrado: true } : { no_contactar: true }) };
}

/** A server that takes leads as JSON with a signature, by which it can check them with the secret that both know. */
function webhook(url: string, secret: string): Receiver {
  const post = (to: string | URL, message: Message, signal: AbortSignal): Promise<Response> => {
    const body = JSON.stringify(webhookBody(message));
    const time = String(Math.floor(Date.now() / 1000));
    const signed = createHmac('sha256', secret).update(`${time}.${message.kind}.${body}`).digest('hex');
    const headers = {
      'Content-Type': 'application/json',
      'X-Lead-Id': message.id,
      'X-Lead-Event': message.kind,
      'X-Lead-Time': time,
      'X-Lead-Signed': `sha256=${signed}`,
    };
    return fetch(to, { method: 'POST', redirect: 'manual', body, headers, signal });
  };
  return {
    name: 'webhook',
    patience: 15,
    // The webhook ignores an id that it already has.
    mostUnsure: Infinity,
    withholds: () => null,
    send: async (message, signal) => {
      let answer = await post(url, message, signal);
      const next = redirectOf(answer, url);
      // Data go to the host that was configured, and nowhere else.
      if (next && [307, 308].includes(answer.status) && next.origin === new URL(url).origin) {
        await answer.body?.cancel();
        answer = await post(next, message, signal);
      }
      await answer.body?.cancel();
      if (!answer.ok) return sure(`status ${answer.status}`);
      // Another type may be the login page of a proxy before the receiver.
      const type = answer.headers.get('Content-Type') ?? '';
      return /\bx?html\b/i.test(type) ? sure('a page instead of an answer') : null;
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

/** Null when a spreadsheet's answer says that the row was written. */
async function problemOf(answer: Response): Promise<Refusal | null> {
  if (!answer.ok) {
    await answer.body?.cancel();
    return sure(`status ${answer.status}`);
  }
  return saysSuccess(await answer.text()) ? null : sure('an answer without "result":"success"');
}

/** The specification's row: its eleven fields, of which none is a formula to the spreadsheet. */
function rowOf(lead: Lead): string {
  const inert = (value: string | number) => (typeof value === 'string' ? inertCell(value) : value);
  return JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((field) => [field, inert(lead[field])])));
}

/** The web app of a spreadsheet: it takes the specification's eleven fields, as the browser would send them itself. */
function spreadsheet(url: string): Receiver {
  const app = new URL(url);
  const answersFor = ({ origin, protocol, host }: URL): boolean =>
    origin === app.origin || (app.hostname === APP_HOST && protocol === 'https:' && host === ANSWERING_HOST);
  return {
    name: SPREADSHEET,
    patience: 60,
    // A script that answers late has written a row each time.
    mostUnsure: 3,
    withholds: (message) => {
      if (message.kind !== 'lead') return 'it has no id to find a row by';
      const isUnwanted = message.isBlocked || message.lead.contacto === 'no';
      return isUnwanted ? 'not to be contacted, which its row could not say' : null;
    },
    send: async (message, signal) => {
      if (message.kind !== 'lead') return null;
      const common = { redirect: 'manual', signal } as const;
      const headers = { 'Content-Type': 'text/plain' };
      const taken = await fetch(url, { ...common, method: 'POST', headers, body: rowOf(message.lead) });
      const next = [301, 302, 303].includes(taken.status) ? redirectOf(taken, url) : null;
      if (!next) return problemOf(taken);
      await taken.body?.cancel();
      if (!answersFor(next)) return sure(`status ${taken.status} to another host`);
      // Asked without the lead: only for what became of it.
      const said = await fetch(next, common);
      return said.ok ? problemOf(said) : unsure(`status ${said.status} instead of its answer`);
    },
  };
}

export type ReceiverSettings = {
  leadsWebhook?: string;
  leadsWebhookSecret?: string;
  leadsSpreadsheet?: string;
};

/** Returns the receivers of leads that the settings name. */
export const receiversOf = ({
  leadsWebhook,
  leadsWebhookSecret = '',
  leadsSpreadsheet,
}: ReceiverSettings): Receiver[] => [
  ...(leadsWebhook ? [webhook(leadsWebhook, leadsWebhookSecret)] : []),
  ...(leadsSpreadsheet ? [spreadsheet(leadsSpreadsheet)] : []),
];
