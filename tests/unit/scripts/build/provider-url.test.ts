import { expect, it } from 'vitest';
import type { Content } from '#site/content.ts';
import { withProviderUrl } from '#scripts/build/provider-url.ts';

const content = {
  site: { name: 'x', provider: { baseUrl: '', path: '/simular_personal' } },
} as unknown as Content;

it('PROVIDER_URL replaces the provider of the config and nothing else', () => {
  const { site } = withProviderUrl(content, { PROVIDER_URL: 'https://ofertas.example' });
  expect(site.provider).toEqual({ baseUrl: 'https://ofertas.example', path: '/simular_personal' });
  expect(site.name).toBe('x');
});

it('PROVIDER_URL leaves the content alone when it is not set', () =>
  expect(withProviderUrl(content, {})).toBe(content));

it.each(['http://ofertas.example', 'https://ofertas.example/', 'ofertas.example', 'javascript:alert(1)'])(
  'PROVIDER_URL refuses %s and says what it must be',
  (url) => {
    expect(() => withProviderUrl(content, { PROVIDER_URL: url })).toThrow(/https origin/);
  },
);
