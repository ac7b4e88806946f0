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

/**
 * The policy in the header of every answer, one for all: browsers apply both, so that a page's own decides on styles,
 * whose hash differs by lender. A host's rules therefore do not grow with lenders.
 */
export const sitePolicy = (site: Endpoints): string =>
  `${policy(site, "'unsafe-inline'")}; frame-ancestors 'none'`;
