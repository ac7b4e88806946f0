import { createHash } from 'node:crypto';
import type { Site } from '#generated/types.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/**
 * Content Security Policy of a page: our own scripts, the page's one style element by its hash, calls to the
 * configured provider and lead endpoint, and no script ever made from text (Trusted Types).
 */
export function pagePolicy(site: Pick<Site, 'provider' | 'leads'>, css: string): string {
  const calls = new Set(["'self'", ...originOf(site.provider.baseUrl), ...originOf(site.leads.endpoint)]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(css)}`,
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
