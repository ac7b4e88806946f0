import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright';
import { type Inspection, inspect, recordHistoryStates } from './inspection.ts';

/** Data that only the provider, the lead endpoint and the followed marketplace link may get. */
export type Secrets = { dni: string; email: string; phone: string; name?: string };

/** The key that may hold personal data (DECISIONS 20). */
const ALLOWED_PLACE = 'localStorage simulator-personal-data';

/** Requests that carry personal data in their body, and nowhere else. */
const ALLOWED_BODIES = ['/simular_personal', '/leads'];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Which of the secrets a text gives away, however it is grouped, encoded or capitalised. */
export function secretsIn(text: string, { dni, email, phone, name }: Secrets): string[] {
  const plain = `${text}\n${decoded(text)}`.toLowerCase();
  const ungrouped = plain.replaceAll(/[\s.()+-]/g, '');
  const found = {
    dni: ungrouped.includes(dni),
    phone: ungrouped.includes(phone),
    email: plain.includes(email.toLowerCase()),
  };
  const names = Object.entries(found).flatMap(([secret, isThere]) => (isThere ? [secret] : []));
  return name && plain.includes(name.toLowerCase()) ? [...names, 'name'] : names;
}

function leaksIn(seen: Inspection, secrets: Secrets): string[] {
  const places: [where: string, text: string][] = [
    ['address', seen.url],
    ...seen.entries.map((url): [string, string] => ['history entry', url]),
    ['title', seen.title],
    ...seen.states.map((state): [string, string] => ['history state', state]),
    ...seen.attributes,
    ...seen.stored.filter(([where]) => where !== ALLOWED_PLACE),
  ];
  return places.flatMap(([where, text]) => secretsIn(text, secrets).map((secret) => `${secret} in ${where}`));
}

const leaksOf = (request: Request, secrets: Secrets): string[] => {
  const { pathname } = new URL(request.url());
  const mayCarry = request.method() === 'POST' && ALLOWED_BODIES.includes(pathname);
  const parts: [string, string][] = [
    ['requested address', request.url()],
    ['Referer', request.headers()['referer'] ?? ''],
    ['body of a request', mayCarry ? '' : (request.postData() ?? '')],
  ];
  return parts.flatMap(([where, text]) =>
    secretsIn(text, secrets).map((secret) => `${secret} in ${where} (${pathname})`),
  );
};

const spokenBy = async (message: ConsoleMessage): Promise<string> => {
  const values = await Promise.all(message.args().map((arg) => arg.jsonValue().catch(() => '')));
  return `${message.text()} ${JSON.stringify(values)}`;
};

/** Listens for personal data wherever it must never be. */
export class LeakWatch {
  readonly leaks: string[] = [];
  /** How often the page was looked at. */
  looks = 0;
  private pending: Promise<void>[] = [];

  private constructor(private readonly secrets: Secrets) {}

  /** `partner`: the origin that a followed link may tell the data, in its address. */
  static async on(context: BrowserContext, secrets: Secrets, partner?: string): Promise<LeakWatch> {
    const watch = new LeakWatch(secrets);
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== partner) watch.leaks.push(...leaksOf(request, secrets));
    });
    context.on('console', (message) => void watch.pending.push(watch.hear(message)));
    await context.addInitScript(recordHistoryStates);
    return watch;
  }

  private async hear(message: ConsoleMessage): Promise<void> {
    const text = await spokenBy(message).catch(() => message.text());
    this.leaks.push(...secretsIn(text, this.secrets).map((secret) => `${secret} in console`));
  }

  /** Checks an inspection, or looks at the page first. */
  async check(seen: Inspection | Page): Promise<void> {
    this.looks += 1;
    const inspection = 'states' in seen ? seen : await inspect(seen);
    this.leaks.push(...leaksIn(inspection, this.secrets));
    await Promise.all(this.pending.splice(0));
  }
}
