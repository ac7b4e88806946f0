import { createHash } from 'node:crypto';
import type { Site } from '#generated/types.ts';

type Endpoints = Pick<Site, 'provider' | 'leads'>;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

function policy({ provider, leads }: Endpoints, style: string): string {
  const calls = new Set(["'self'", ...originOf(provider.baseUrl), ...originOf(leads.endpoint)]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    "img-src 'self'",
    `connect-src ${[...calls].join(' ')}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Content Security Policy that a page states in a meta element: our own scripts, the page's one style element by its
 * hash, calls to the configured provider and lead endpoint, and no script ever made from text (Trusted Types).
 */
export const pagePolicy = (site: Endpoints, css: string): string => policy(site, hashOf(css));

const EVERYWHERE: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Headers of every answer. */
export const commonHeaders = (site: Endpoints): Record<string, string> => ({
  ...EVERYWHERE,
  // The same policy for all answers: browsers apply both, so that a page's own decides on styles, whose hash differs by lender. A host's
  // rules therefore do not grow with lenders.
  'Content-Security-Policy': `${policy(site, "'unsafe-inline'")}; frame-ancestors 'none'`,
});

/** `_headers` in the format of static hosts; our own server reads the same file, so there is one source. */
export const headersFile = (common: Readonly<Record<string, string>>): [file: string, data: string] => [
  '_headers',
  [
    block('/*', common),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    '',
  ].join('\n'),
];
