import type { Site } from '#generated/types.ts';
import { sitePolicy } from '#scripts/build/policy.ts';

const HSTS = 'max-age=63072000; includeSubDomains';

const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Headers of every answer. HSTS_PRELOAD=yes asks the browsers' lists to hold the domain, which takes months to be
 * undone.
 */
export const commonHeaders = (
  site: Pick<Site, 'provider' | 'leads'>,
  env: NodeJS.ProcessEnv,
): Record<string, string> => ({
  'Strict-Transport-Security': env['HSTS_PRELOAD'] === 'yes' ? `${HSTS}; preload` : HSTS,
  ...EVERYWHERE,
  'Content-Security-Policy': sitePolicy(site),
});

/** `_headers` in the format of static hosts; our own server reads the same file, so there is one source. */
export const headersFile = (common: Readonly<Record<string, string>>): [file: string, data: string] => [
  '_headers',
  `${block('/*', common)}\n${block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' })}\n`,
];
