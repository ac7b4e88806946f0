import { resolve } from 'node:path';
import { nearest } from '#scripts/config/read/wording.ts';
import { isRange } from '#scripts/server/caller.ts';

/** A kind of setting: reads a text, or throws Error that ends the sentence 'NAME must be …'. */
type Kind<Value> = (text: string) => Value;

const text: Kind<string> = String;

const whole =
  (min: number, max: number): Kind<number> =>
  (value) => {
    if (!/^\d+$/.test(value) || Number(value) < min || Number(value) > max)
      throw new Error(`a whole number from ${min} to ${max}, not '${value}'`);
    return Number(value);
  };

/** An address, which is not quoted: it may hold a password. */
const address =
  (pattern: RegExp, expected: string): Kind<string> =>
  (value) => {
    if (value !== '' && !(pattern.test(value) && URL.canParse(value))) throw new Error(expected);
    return value;
  };

const web = address(/^https?:\/\/[^@/]+(?:\/|$)/, 'an address, https://… without a password');
const database = address(/^postgres(?:ql)?:\/\/[^/]/, 'an address, postgresql://…');

const HERE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address that leads may be sent to: with TLS, or on this machine. */
const receiver: Kind<string> = (value) => {
  if (web(value) === '' || value.startsWith('https:') || HERE.test(new URL(value).hostname)) return value;
  throw new Error('https://…; http:// is for this machine alone');
};

const ranges: Kind<string[]> = (value) => {
  const all = value === '' ? [] : value.split(',').map((range) => range.trim());
  const wrong = all.find((range) => !isRange(range));
  if (wrong !== undefined)
    throw new Error(`addresses or ranges, as in 127.0.0.1, 10.0.0.0/8, and never everybody: not '${wrong}'`);
  return all;
};

const port = whole(0, 65_535);
const optionalPort: Kind<number | null> = (value) => (value === '' ? null : port(value));
const calls = whole(20, 1_000_000_000);

/** Everything an operator sets by environment variables; `preset`: what it is when the environment says nothing. */
export const SETTINGS = {
  host: { name: 'HOST', kind: text, preset: '127.0.0.1', what: 'address to listen on' },
  port: { name: 'PORT', kind: port, preset: '4173', what: 'port to listen on; 0 takes a free one' },
  trustedProxies: { name: 'TRUSTED_PROXIES', kind: ranges, what: 'your proxies, as addresses and ranges' },
  callsPerMinute: { name: 'CALLS_PER_MINUTE', kind: calls, preset: '600', what: 'simulations of a caller' },
  leadsFile: { name: 'LEADS_FILE', kind: text, preset: 'data/leads.db', what: 'SQLite file of the leads' },
  leadsDatabaseUrl: { name: 'LEADS_DATABASE_URL', kind: database, what: 'PostgreSQL instead of that file' },
  leadsWebhook: { name: 'LEADS_WEBHOOK', kind: receiver, what: 'where leads are delivered as signed JSON' },
  leadsWebhookSecret: { name: 'LEADS_WEBHOOK_SECRET', kind: text, what: 'secret of that signature' },
  leadsSpreadsheet: { name: 'LEADS_SPREADSHEET', kind: receiver, what: 'spreadsheet that leads go to' },
  alertWebhook: { name: 'ALERT_WEBHOOK', kind: web, what: 'chat that is told what goes wrong' },
  metricsPort: { name: 'METRICS_PORT', kind: optionalPort, what: 'port of `/metrics`; none without it' },
} as const;

export type Settings = { [Key in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Key]['kind']> };
type Setting = { name: string; kind: Kind<unknown>; preset?: string; what: string };

const NAMES: readonly string[] = Object.values(SETTINGS).map(({ name }) => name);
/** Names that only a setting of ours would have. */
const OURS = /^(?:LEADS?_|METRICS?_|CALLS_|TRUSTED_|ALERTS?_|DATABASE_URL$)/;

function misspelt(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => OURS.test(name) && !NAMES.includes(name))
    .map((name) => {
      const meant = name === 'DATABASE_URL' ? SETTINGS.leadsDatabaseUrl.name : nearest(name, NAMES);
      return `${name} is no setting${meant === undefined ? '' : `; did you mean ${meant}?`}`;
    });
}

/** Settings that say nothing without another, or against another. */
function halfSet(env: NodeJS.ProcessEnv): string[] {
  const [url, secret, file, base] = ['WEBHOOK', 'WEBHOOK_SECRET', 'FILE', 'DATABASE_URL'].map((name) =>
    Boolean(env[`LEADS_${name}`]),
  );
  if (url !== secret) return ['LEADS_WEBHOOK and LEADS_WEBHOOK_SECRET must be set together, or neither'];
  return file && base ? ['LEADS_FILE and LEADS_DATABASE_URL must not both be set'] : [];
}

/** Reads the settings of the server. Throws Error that names every variable that makes no sense and what it may be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems = [...misspelt(env), ...halfSet(env)];
  const values = Object.entries<Setting>(SETTINGS).map(([key, { name, preset = '', kind }]) => {
    try {
      return [key, kind(env[name] || preset)];
    } catch (error) {
      problems.push(`${name} must be ${(error as Error).message}`);
      return [key, null];
    }
  });
  if (problems.length > 0) throw new Error(problems.join('; '));
  return Object.fromEntries(values) as Settings;
}

/** Where leads are kept and sent, without the passwords and paths of the addresses; `endpoint` is where browsers post them. */
export function leadsLine(settings: Settings, endpoint: string): string {
  const { leadsFile, leadsDatabaseUrl, leadsWebhook, leadsSpreadsheet } = settings;
  if (!endpoint.startsWith('/'))
    return `Leads: sent by browsers to ${new URL(endpoint).host}, none kept here`;
  const { host, pathname } = new URL(leadsDatabaseUrl || 'file:///');
  const kept = leadsDatabaseUrl === '' ? resolve(leadsFile) : `PostgreSQL at ${host}${pathname}`;
  const sent = Object.entries({ webhook: leadsWebhook, spreadsheet: leadsSpreadsheet })
    .filter(([, url]) => url !== '')
    .map(([name, url]) => `the ${name} at ${new URL(url).host}`);
  return `Leads: kept in ${kept}; sent to ${sent.join(' and ') || 'nobody'}`;
}
