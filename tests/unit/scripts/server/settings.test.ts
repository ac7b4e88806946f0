import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leadSettings } from '#scripts/server/settings.ts';
import { readSettings, SETTINGS } from '#scripts/server/settings.ts';

it('[V15.1.3] has a default for everything', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 4173, trustedProxies: 0, metricsPort: null });
  expect(readSettings({ PORT: '', METRICS_PORT: '' })).toEqual(settings);
});

it.each([
  { env: { PORT: '0' }, settings: { port: 0 } },
  { env: { HOST: '::1' }, settings: { host: '::1' } },
  { env: { LEADS_FILE: '/var/leads.db' }, settings: { leadsFile: '/var/leads.db' } },
  { env: { METRICS_PORT: '9100' }, settings: { metricsPort: 9100 } },
])('takes $env', ({ env, settings }) => {
  expect(readSettings(env)).toEqual({ ...readSettings({}), ...settings });
});

it.each([
  { PORT: '65536' },
  { PORT: 'http' },
  { PORT: '-1' },
  { LEADS_PER_MINUTE: '1.5' },
  { TRUSTED_PROXIES: '11' },
  { LOG_LEVEL: 'loud' },
  { LEADS_STORE: 'sheet' },
  { LEADS_DATABASE_URL: 'db.example' },
  { LEADS_DAYS: 'many' },
  { LEADS_DAYS: '0' },
  { LEADS_WEBHOOK: 'crm.example' },
  { LEADS_SPREADSHEET: 'https://' },
])('refuses %o and names it', (env) => {
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

it('names everything that makes no sense at once', () => {
  expect(() => readSettings({ PORT: 'x', TRUSTED_PROXIES: 'y' })).toThrow(/PORT must.*TRUSTED_PROXIES must/);
});

it.each([
  { LEADS_STORE: 'postgres', needs: 'LEADS_DATABASE_URL' },
  { LEADS_WEBHOOK: 'https://crm.example/', needs: 'LEADS_WEBHOOK_SECRET' },
  { LEADS_DAYS: '181', needs: 'LEADS_DAYS' },
])('refuses %o without what it needs', ({ needs, ...env }) => {
  expect(() => leadSettings(readSettings(env), 180)).toThrow(`${needs} must be`);
});

it.each([
  { env: {}, leadsDays: 180 },
  { env: { LEADS_DAYS: '30' }, leadsDays: 30 },
])('keeps a lead for $leadsDays days by $env', ({ env, leadsDays }) => {
  expect(leadSettings(readSettings(env), 180)).toMatchObject({ leadsDays });
});

it('are the table in the README', () => {
  const table = readFileSync('scripts/README.md', 'utf8').split('### Settings of the server\n')[1] ?? '';
  const rows = [
    ...(table.split('\n## ')[0]?.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (?:`(.*)`)? +\|$/gm) ?? []),
  ];
  expect(rows.map(([, name, what, preset = '']) => ({ name, what, preset }))).toEqual(
    Object.values(SETTINGS).map(({ name, what, preset }) => ({ name, what, preset })),
  );
});
