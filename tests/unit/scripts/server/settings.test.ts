import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leadSettings, leadsLine, readSettings, SETTINGS } from '#scripts/server/settings.ts';

it('every setting has a default', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 4173, trustedProxies: [], metricsPort: null });
  expect(readSettings({ PORT: '', METRICS_PORT: '' })).toEqual(settings);
});

it.each([
  { env: { PORT: '0' }, settings: { port: 0 } },
  { env: { HOST: '::1' }, settings: { host: '::1' } },
  { env: { LEADS_FILE: '/var/leads.db' }, settings: { leadsFile: '/var/leads.db' } },
  { env: { METRICS_PORT: '9100' }, settings: { metricsPort: 9100 } },
  { env: { TRUSTED_PROXIES: '::1, 10.0.0.0/8' }, settings: { trustedProxies: ['::1', '10.0.0.0/8'] } },
  { env: { LEADS_SERVICE_HOST: '10.0.0.1', LEADS_PORT_80_TCP: 'tcp://10.0.0.1:80' }, settings: {} },
])('the reading of settings takes $env', ({ env, settings }) => {
  expect(readSettings(env)).toEqual({ ...readSettings({}), ...settings });
});

it.each([
  { PORT: '65536' },
  { PORT: 'http' },
  { PORT: '-1' },
  { LEADS_PER_MINUTE: '1.5' },
  { LEADS_PER_MINUTE: '0' },
  { QUOTES_PER_MINUTE: '0' },
  { TRUSTED_PROXIES: '1' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { TRUSTED_PROXIES: '::1,' },
  { LOG_LEVEL: 'loud' },
  { LEADS_STORE: 'sheet' },
  { LEADS_DATABASE_URL: 'db.example' },
  { LEADS_DAYS: 'many' },
  { LEADS_DAYS: '0' },
  { LEADS_WEBHOOK: 'crm.example' },
  { LEADS_SPREADSHEET: 'https://' },
  { LEADS_SPREADSHEET: 'https://hoja.example:99999/' },
  { LEADS_WEBHOOK: 'https://crm example/' },
  { LEADS_WEBHOOK: 'https://ana:geheim@crm.example/' },
  { LEADS_DATABASE_URL: 'postgresql:///site' },
])('the reading of settings refuses %o and names it', (env) => {
  expect(() => readSettings(env)).toThrow(`${Object.keys(env)[0]} must be`);
});

it('quotes what was given, but no address: it may hold a password', () => {
  expect(() => readSettings({ PORT: 'http' })).toThrow("not 'http'");
  const LEADS_DATABASE_URL = 'postgress://site:geheim@db.example/site';
  const told = () => readSettings({ LEADS_DATABASE_URL, LEADS_WEBHOOK: 'crm.example/geheim' });
  expect(told).toThrow(
    'LEADS_DATABASE_URL must be an address, postgresql://…; LEADS_WEBHOOK must be an address',
  );
  expect(told).not.toThrow('geheim');
});

it('the reading of settings names everything that makes no sense at once', () => {
  expect(() => readSettings({ PORT: 'x', TRUSTED_PROXIES: 'y' })).toThrow(/PORT must.*TRUSTED_PROXIES must/);
});

it.each([
  { LEADS_STORE: 'postgres', needs: 'LEADS_DATABASE_URL' },
  { LEADS_WEBHOOK: 'https://crm.example/', needs: 'LEADS_WEBHOOK_SECRET' },
  { LEADS_DAYS: '181', needs: 'LEADS_DAYS' },
  { LEADS_DATABASE_URL: 'postgresql://db.example/site', needs: 'LEADS_STORE' },
  { LEADS_WEBHOOK_SECRET: 'geheim', needs: 'LEADS_WEBHOOK' },
  { METRICS_HOST: '0.0.0.0', needs: 'METRICS_PORT' },
])('the reading of settings refuses %o without what it needs', ({ needs, ...env }) => {
  expect(() => leadSettings(readSettings(env), 180)).toThrow(`${needs} must be`);
});

it.each([
  ...['https://crm.example/', 'http://127.0.0.1:80/', 'http://[::1]/', 'http://localhost:1/'].map((url) => ({
    url,
    host: '',
    isTaken: true,
  })),
  ...[
    'http://crm.example/',
    'http://10.1.2.3/',
    'http://crm/',
    'http://127.0.0.1.nip.io/',
    'http://[::2]/',
  ].map((url) => ({ url, host: '', isTaken: false })),
  { url: 'http://crm:8080/leads', host: 'crm', isTaken: true },
  { url: 'http://CRM.internal/', host: 'crm.internal', isTaken: true },
  { url: 'http://10.1.2.3/', host: '10.1.2.3', isTaken: true },
  { url: 'http://[fd00::1]/', host: 'fd00::1', isTaken: true },
  { url: 'http://10.1.2.3/', host: '10.1.2.4', isTaken: false },
  { url: 'http://crm.example/', host: 'crm.example', isTaken: false },
  { url: 'http://8.8.8.8/', host: '8.8.8.8', isTaken: false },
])(
  'the reading of settings takes leads to $url with LEADS_PLAIN_HOST $host: $isTaken',
  ({ url, host, isTaken }) => {
    for (const name of ['LEADS_WEBHOOK', 'LEADS_SPREADSHEET']) {
      const secret = name === 'LEADS_WEBHOOK' ? { LEADS_WEBHOOK_SECRET: 's' } : {};
      const env = { [name]: url, ...secret, LEADS_PLAIN_HOST: host };
      const read = () => leadSettings(readSettings(env), 180);
      if (isTaken) expect(read).not.toThrow();
      else expect(read).toThrow(`${name} must be https://`);
    }
  },
);

it.each([
  { env: {}, leadsDays: 180 },
  { env: { LEADS_DAYS: '30' }, leadsDays: 30 },
])('the reading of settings keeps a lead for $leadsDays days by $env', ({ env, leadsDays }) => {
  expect(leadSettings(readSettings(env), 180)).toMatchObject({ leadsDays });
});

it.each([
  { wrong: 'LEADS_WEBHOK', meant: 'LEADS_WEBHOOK' },
  { wrong: 'LEADS_DATABASE', meant: 'LEADS_DATABASE_URL' },
  { wrong: 'METRIC_PORT', meant: null },
  { wrong: 'METRICS_PROT', meant: 'METRICS_PORT' },
  { wrong: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
])('the reading of settings takes $wrong for $meant', ({ wrong, meant }) => {
  const read = () => readSettings({ [wrong]: 'x' });
  if (meant === null) expect(read()).toEqual(readSettings({}));
  else expect(read).toThrow(`${wrong} is no setting; did you mean ${meant}?`);
});

it.each([
  { env: { LEADS_FILE: '/data/leads.db' }, line: 'Leads: kept in /data/leads.db; sent to nobody' },
  {
    env: {
      LEADS_STORE: 'postgres',
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
])(
  'the reading of settings says where leads are kept and sent: $line',
  ({ env, endpoint = '/leads', line }) => {
    expect(leadsLine(readSettings(env as NodeJS.ProcessEnv), endpoint)).toBe(line);
  },
);

it('the settings are the table in the README', () => {
  const table = readFileSync('scripts/README.md', 'utf8').split('### Settings of the server\n')[1] ?? '';
  const rows = [
    ...(table.split('\n## ')[0]?.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (?:`(.*)`)? +\|$/gm) ?? []),
  ];
  expect(rows.map(([, name, what, preset = '']) => ({ name, what, preset }))).toEqual(
    Object.values(SETTINGS).map(({ name, what, preset }) => ({ name, what, preset })),
  );
});
