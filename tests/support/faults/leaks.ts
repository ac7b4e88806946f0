import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { type Inspection, inspect, recordHistoryStates } from './inspection.ts';
import { useVisitors, type Visitor } from '../data/visitors.ts';

/** Data that only the provider, the lead endpoint and the followed marketplace link may get. */
type Secrets = { dni: string; email: string; phone: string; name?: string };

/** The keys that may hold personal data; a lead holds them until it is sent. */
const ALLOWED_PLACES: ReadonlySet<string> = new Set([
  'localStorage simulator-personal-data',
  'localStorage simulator-unsent-leads',
]);

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
    ...seen.stored.filter(([where]) => !ALLOWED_PLACES.has(where)),
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

/** Whose data are watched; no other visitor of the tests has them. */
export const WATCHED = { dni: '27654321', email: 'caro@correo.example', phone: '3515667788' };

/** What the watches of a test file have seen together, as far as their visits have ended. */
export const watched = { journeys: 0, looks: 0, hits: 0 };

/** The first button of that name that can be seen. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();

type Watching = Visitor & {
  /** The origin that may learn the data by a followed link. */
  partner?: string;
};

/** Visitors whose personal data are watched, and who leave when their test ends. */
export function useWatchedVisitors() {
  const visitor = useVisitors({ fresh: true });
  return async ({ partner, ...who }: Watching = {}) => {
    const visited = await visitor(who);
    const context = visited.page.context();
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== inject('site')) elsewhere.push(origin);
    });
    const watch = await LeakWatch.on(context, WATCHED, partner);
    onTestFinished(() => {
      watched.journeys += 1;
      watched.looks += watch.looks;
      watched.hits += watch.leaks.length;
    });
    return { ...visited, watch, elsewhere };
  };
}
