import { resolve } from 'node:path';
import { nearest } from '#scripts/config/read/wording.ts';
import { isRange } from '#scripts/server/caller.ts';
import { isSafeReceiver } from '#scripts/server/leads/receiver-address.ts';
import type { LogLine } from '#scripts/server/log.ts';

/** `preset`: what it is when the environment says nothing. `read` throws Error that ends the sentence 'NAME must be …'. */
function setting<Value>(name: string, preset: string, what: string, read: (text: string) => Value) {
  return { name, preset, what, read };
}

type Setting<Value> = ReturnType<typeof setting<Value>>;

const text = (name: string, preset: string, what: string) => setting(name, preset, what, String);

const whole = (name: string, preset: number, max: number, what: string, min = 0) =>
  setting(name, String(preset), what, (value) => {
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max)
      throw new Error(`a whole number from ${min} to ${max}, not '${value}'`);
    return Number(value);
  });

const choice = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
  what: string,
): Setting<Value> =>
  setting(name, values[0], what, (value) => {
    const known = values.find((one) => one === value);
    if (known === undefined) throw new Error(`one of ${values.join(', ')}, not '${value}'`);
    return known;
  });

/** Whether it is a whole address; a request to one of the web may hold no password, which it would not be sent with. */
function isAddress(text: string, { pattern, hasPassword }: typeof WEB): boolean {
  if (!pattern.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return hasPassword || (username === '' && password === '');
}

const address = (name: string, form: typeof WEB, what: string) =>
  setting(name, '', what, (value) => {
    // Not quoted: it may hold a password.
    if (value !== '' && !isAddress(value, form)) throw new Error(`an address, ${form.example}`);
    return value;
  });

const ranges = (name: string, what: string) =>
  setting(name, '', what, (value) => {
    const all = value.split(',').map((range) => range.trim());
    if (value !== '' && !all.every(isRange))
      throw new Error(`addresses or ranges, as in 127.0.0.1, 10.0.0.0/8, not '${value}'`);
    return value === '' ? [] : all;
  });

const optional = <Value>({ name, what, read }: Setting<Value>): Setting<Value | null> =>
  setting(name, '', what, (value) => (value === '' ? null : read(value)));

const PORTS = 65_535;
const PER_MINUTE = 1_000_000_000;
const MOST_DAYS = 36_500;
const WEB = { pattern: /^https?:\/\/[\w[]/, example: 'https://… without a password', hasPassword: false };
const DATABASE = { pattern: /^postgres(?:ql)?:\/\/[^/]/, example: 'postgresql://…', hasPassword: true };

/** Everything an operator sets by environment variables. */
export const SETTINGS = {
  host: text('HOST', '127.0.0.1', 'address to listen on'),
  port: whole('PORT', 4173, PORTS, 'port to listen on; 0 takes a free one'),
  dist: text('DIST', 'dist', 'folder of the built site'),
  logLevel: choice('LOG_LEVEL', ['info', 'warn', 'error'], 'least level that is logged'),
  trustedProxies: ranges(
    'TRUSTED_PROXIES',
    'addresses and ranges of our proxies, whose X-Forwarded-For is believed',
  ),
  quotesPerMinute: whole('QUOTES_PER_MINUTE', 600, PER_MINUTE, 'simulations that one caller may ask for', 1),
  eventsPerMinute: whole(
    'EVENTS_PER_MINUTE',
    240,
    PER_MINUTE,
    'steps of visits that one caller may count',
    1,
  ),
  leadsPerMinute: whole('LEADS_PER_MINUTE', 30, PER_MINUTE, 'leads that one caller may send', 1),
  leadsFile: text('LEADS_FILE', 'data/leads.db', 'SQLite file of the store `sqlite`'),
  leadsStore: choice('LEADS_STORE', ['sqlite', 'postgres'], 'where leads are kept: `sqlite` or `postgres`'),
  leadsDatabaseUrl: address('LEADS_DATABASE_URL', DATABASE, 'database of the store `postgres`'),
  leadsDays: optional(
    whole('LEADS_DAYS', 1, MOST_DAYS, 'days a lead is kept, if fewer than the privacy page says', 1),
  ),
  leadsWebhook: address('LEADS_WEBHOOK', WEB, 'where every lead is delivered as signed JSON'),
  leadsWebhookSecret: text('LEADS_WEBHOOK_SECRET', '', 'secret of that signature (HMAC-SHA256)'),
  leadsSpreadsheet: address('LEADS_SPREADSHEET', WEB, 'spreadsheet that every lead is delivered to'),
  leadsPlainHost: text('LEADS_PLAIN_HOST', '', 'private host that leads may be sent to without TLS'),
  alertWebhook: address('ALERT_WEBHOOK', WEB, 'chat or other receiver of what goes wrong'),
  drainSeconds: whole('DRAIN_SECONDS', 10, 300, 'time for what is being answered when the server is stopped'),
  metricsHost: text('METRICS_HOST', '127.0.0.1', 'address of `/metrics`'),
  metricsPort: optional(whole('METRICS_PORT', 0, PORTS, 'port of `/metrics`; none without it')),
} as const;

export type Settings = { [Key in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Key]['read']> };

/** Names that only settings of ours have; another one that is near is one that was misspelt. */
const OURS = /^(?:LEADS_|METRICS_|QUOTES_|TRUSTED_PROX)/;

function misspelt(env: NodeJS.ProcessEnv): string[] {
  const names = Object.values(SETTINGS).map(({ name }) => name);
  return Object.keys(env).flatMap((name) => {
    const meant = OURS.test(name) && !names.includes(name) ? nearest(name, names) : undefined;
    return meant === undefined ? [] : `${name} is no setting; did you mean ${meant}?`;
  });
}

/** Reads the settings of the server. Throws Error that names every variable that makes no sense and what it may be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems = misspelt(env);
  const values = Object.entries<Setting<unknown>>(SETTINGS).map(([key, { name, preset, read }]) => {
    try {
      return [key, read(env[name] || preset)];
    } catch (error) {
      problems.push(`${name} must be ${(error as Error).message}`);
      return [key, null];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('; '));
  return Object.fromEntries(values) as Settings;
}

const SAFE = 'https://…; http:// is for this machine, and for a private host that LEADS_PLAIN_HOST names';

/** Settings that say nothing without another: what was set, whether the other is there, and what it must be. */
const NEEDS: readonly [(settings: Settings) => boolean, problem: string][] = [
  [
    ({ leadsStore, leadsDatabaseUrl }) => leadsStore === 'postgres' && leadsDatabaseUrl === '',
    'LEADS_DATABASE_URL must be the address of a database, postgresql://…',
  ],
  [
    ({ leadsStore, leadsDatabaseUrl }) => leadsStore !== 'postgres' && leadsDatabaseUrl !== '',
    'LEADS_STORE must be postgres, for LEADS_DATABASE_URL to hold the leads',
  ],
  [
    ({ leadsWebhook, leadsWebhookSecret }) => leadsWebhook !== '' && leadsWebhookSecret === '',
    'LEADS_WEBHOOK_SECRET must be set, for the receiver to know who signs',
  ],
  [
    ({ leadsWebhook, leadsWebhookSecret }) => leadsWebhook === '' && leadsWebhookSecret !== '',
    'LEADS_WEBHOOK must be the address that LEADS_WEBHOOK_SECRET is for',
  ],
  [
    ({ leadsWebhook, leadsPlainHost }) => !isSafeReceiver(leadsWebhook, leadsPlainHost),
    `LEADS_WEBHOOK must be ${SAFE}`,
  ],
  [
    ({ leadsSpreadsheet, leadsPlainHost }) => !isSafeReceiver(leadsSpreadsheet, leadsPlainHost),
    `LEADS_SPREADSHEET must be ${SAFE}`,
  ],
  [
    ({ leadsWebhook, leadsSpreadsheet, leadsPlainHost }) =>
      leadsPlainHost !== '' && [leadsWebhook, leadsSpreadsheet].every((url) => isSafeReceiver(url, '')),
    'LEADS_PLAIN_HOST must be the host of a receiver at http://…',
  ],
  [
    ({ metricsHost, metricsPort }) => metricsPort === null && metricsHost !== SETTINGS.metricsHost.preset,
    'METRICS_PORT must be set, for METRICS_HOST to serve metrics',
  ],
];

/**
 * The settings with the days that a lead is kept. The privacy page promises `promisedDays`: LEADS_DAYS may only be
 * shorter. Throws Error that names the variable and what it may be, where one needs another.
 */
export function leadSettings(settings: Settings, promisedDays: number): Settings & { leadsDays: number } {
  const needed = NEEDS.find(([isMissing]) => isMissing(settings));
  if (needed) throw new Error(needed[1]);
  const leadsDays = settings.leadsDays ?? promisedDays;
  if (leadsDays > promisedDays)
    throw new Error(
      `LEADS_DAYS must be from 1 to the ${promisedDays} that the privacy page promises, not '${leadsDays}'`,
    );
  return { ...settings, leadsDays };
}

/** Where leads are kept and sent, without the passwords and paths of the addresses; `endpoint` is where browsers post them. */
export function leadsLine(settings: Settings, endpoint: string): LogLine {
  const { leadsStore, leadsFile, leadsDatabaseUrl, leadsWebhook, leadsSpreadsheet } = settings;
  if (!endpoint.startsWith('/'))
    return `Leads: sent by browsers to ${new URL(endpoint).host}, none kept here`;
  const { host, pathname } = new URL(leadsStore === 'postgres' ? leadsDatabaseUrl : 'file:///');
  const kept = leadsStore === 'postgres' ? `PostgreSQL at ${host}${pathname}` : resolve(leadsFile);
  const sent = Object.entries({ webhook: leadsWebhook, spreadsheet: leadsSpreadsheet })
    .filter(([, url]) => url !== '')
    .map(([name, url]) => `the ${name} at ${new URL(url).host}`);
  return `Leads: kept in ${kept}; sent to ${sent.join(' and ') || 'nobody'}`;
}
