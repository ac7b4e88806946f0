import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leadsLine, readSettings, SETTINGS } from '#scripts/server/settings.ts';

it('the settings are eleven, each with its default', () => {
  expect(Object.keys(SETTINGS)).toHaveLength(11);
  expect(readSettings({ PORT: '', HOST: '' })).toEqual({
    host: '127.0.0.1',
    port: 4173,
    trustedProxies: [],
    callsPerMinute: 600,
    leadsFile: 'data/leads.db',
    leadsDatabaseUrl: '',
    leadsWebhook: '',
    leadsWebhookSecret: '',
    leadsSpreadsheet: '',
    alertWebhook: '',
    metricsPort: null,
  });
});

it('the settings are read from the environment', () => {
  const env = {
    PORT: '0',
    METRICS_PORT: '9100',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,2001:db8::/32',
    LEADS_DATABASE_URL: 'postgresql://site:geheim@db.example/site?sslmode=verify-full',
  };
  expect(readSettings(env)).toMatchObject({
    port: 0,
    metricsPort: 9100,
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'],
    leadsDatabaseUrl: env.LEADS_DATABASE_URL,
  });
});

it.each([
  { PORT: '70000' },
  { CALLS_PER_MINUTE: '19' },
  { METRICS_PORT: 'x' },
  { TRUSTED_PROXIES: 'proxy' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: '0.0.0.0/0' },
  { ALERT_WEBHOOK: 'chat.example/hook' },
  { ALERT_WEBHOOK: 'https://ana:geheim@chat.example/' },
  { LEADS_SPREADSHEET: 'http://crm.example/' },
  { LEADS_SPREADSHEET: 'http://127.0.0.1.nip.io/' },
  { LEADS_SPREADSHEET: 'http://[::2]/' },
  { LEADS_DATABASE_URL: 'postgresql:///site' },
])('the settings refuse %o and name it', (env) => {
  expect(() => readSettings(env)).toThrow(`${Object.keys(env)[0]} must be`);
});

it.each(['https://crm.example/', 'http://127.0.0.1:80/', 'http://[::1]/', 'http://localhost:1/'])(
  'the settings send leads to %s',
  (LEADS_SPREADSHEET) => {
    expect(readSettings({ LEADS_SPREADSHEET }).leadsSpreadsheet).toBe(LEADS_SPREADSHEET);
  },
);

it('the settings quote what was given, but no address, which may hold a password; and name all faults at once', () => {
  const env = {
    PORT: 'http',
    LEADS_DATABASE_URL: 'postgress://site:geheim@db.example/site',
    ALERT_WEBHOOK: 'crm.example/geheim',
  };
  const read = () => readSettings(env);
  expect(read).toThrow(
    "PORT must be a whole number from 0 to 65535, not 'http'; LEADS_DATABASE_URL must be an address, postgresql://…; ALERT_WEBHOOK must be an address",
  );
  expect(read).not.toThrow('geheim');
});

it.each([
  { env: { ALERT_WEBHOK: 'x' }, says: 'ALERT_WEBHOK is no setting; did you mean ALERT_WEBHOOK?' },
  { env: { TRUSTED_PROXY: 'x' }, says: 'TRUSTED_PROXY is no setting; did you mean TRUSTED_PROXIES?' },
  { env: { DATABASE_URL: 'x' }, says: 'DATABASE_URL is no setting; did you mean LEADS_DATABASE_URL?' },
  { env: { LEADS_DAYS: '30' }, says: 'LEADS_DAYS is no setting' },
  { env: { LEADS_WEBHOOK: 'https://crm.example/' }, says: 'must be set together' },
  { env: { LEADS_WEBHOOK_SECRET: 'geheim' }, says: 'must be set together' },
  {
    env: { LEADS_DATABASE_URL: 'postgresql://db.example/site', LEADS_FILE: 'a.db' },
    says: 'LEADS_FILE and LEADS_DATABASE_URL must not both be set',
  },
])('the settings stop at what is misspelt or half set: $says', ({ env, says }) => {
  expect(() => readSettings(env as NodeJS.ProcessEnv)).toThrow(says);
});

it.each([
  { env: { LEADS_FILE: '/data/leads.db' }, line: 'Leads: kept in /data/leads.db; sent to nobody' },
  {
    env: {
      LEADS_DATABASE_URL: 'postgresql://site:geheim@db.example:5432/site?sslmode=verify-full',
      LEADS_WEBHOOK: 'https://crm.example/geheim',
      LEADS_WEBHOOK_SECRET: 'geheim',
      LEADS_SPREADSHEET: 'https://hoja.example/geheim',
    },
    line: 'Leads: kept in PostgreSQL at db.example:5432/site; sent to the webhook at crm.example and the spreadsheet at hoja.example',
  },
  {
    env: {},
    endpoint: 'https://hoja.example/geheim',
    line: 'Leads: sent by browsers to hoja.example, none kept here',
  },
])('the settings say where leads are kept and sent: $line', ({ env, endpoint = '/leads', line }) => {
  expect(leadsLine(readSettings(env as NodeJS.ProcessEnv), endpoint)).toBe(line);
});

it('the settings are the table in the README', () => {
  const rows = [
    ...readFileSync('scripts/README.md', 'utf8').matchAll(
      /^\| `([A-Z_]+)` +\| (.*?) +\| (?:`(.*?)`)? +\|$/gm,
    ),
  ];
  expect(rows.map(([, name, what, preset = '']) => ({ name, what, preset }))).toEqual(
    Object.values<{ name: string; what: string; preset?: string }>(SETTINGS).map(
      ({ name, what, preset = '' }) => ({ name, what, preset }),
    ),
  );
});
