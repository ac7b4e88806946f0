import { expect, it } from 'vitest';
import { readSettings } from '#scripts/server/settings.ts';

const DEFAULTS = {
  host: '127.0.0.1',
  port: 4173,
  dist: 'dist',
  leadsFile: 'data/leads.csv',
  leadsPerMinute: 30,
  trustedProxies: 0,
};

it('has a default for everything', () => {
  expect(readSettings({})).toEqual(DEFAULTS);
});

it.each([
  { env: { PORT: '5055' }, settings: { port: 5055 } },
  { env: { PORT: '0' }, settings: { port: 0 } },
  { env: { HOST: '::1' }, settings: { host: '::1' } },
  { env: { LEADS_FILE: '/var/leads.csv' }, settings: { leadsFile: '/var/leads.csv' } },
  { env: { LEADS_PER_MINUTE: '1000000' }, settings: { leadsPerMinute: 1_000_000 } },
  { env: { TRUSTED_PROXIES: '1' }, settings: { trustedProxies: 1 } },
  { env: { PORT: '' }, settings: {} },
])('takes $env', ({ env, settings }) => {
  expect(readSettings(env)).toEqual({ ...DEFAULTS, ...settings });
});

it.each([
  { PORT: '65536' },
  { PORT: 'http' },
  { PORT: '-1' },
  { LEADS_PER_MINUTE: '1.5' },
  { TRUSTED_PROXIES: '11' },
])('refuses %o and names it', (env) => {
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0]);
});
