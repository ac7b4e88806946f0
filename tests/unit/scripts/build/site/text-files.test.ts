import { expect, it } from 'vitest';
import { commonHeaders, headersFile } from '#scripts/build/site/headers.ts';
import { securityText } from '#scripts/build/site/text-files.ts';
import { parseHeaders } from '#scripts/server/host-files.ts';
import { content } from '../../../../support/content/content.ts';

const [, text] = headersFile(commonHeaders(content.site));

it('one rule of headers holds for every page, whatever lenders there are', () => {
  expect(text.match(/^\S.*$/gm)).toEqual(['/*', '/assets/*']);
  const policy = parseHeaders(text)('/any/page').get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

it('what never changes is kept for good', () => {
  expect(parseHeaders(text)('/assets/a.js').get('Cache-Control')).toContain('immutable');
});

it('security.txt names the address of the content, its own place, and a date less than a year away', () => {
  const [file, said] = securityText(content, new Date('2026-01-01T15:04:05Z'));
  expect(said).toContain(`Contact: mailto:${content.site.security.email}\n`);
  expect(said).toContain(`Canonical: ${content.site.origin}/${file}\n`);
  expect(/^Expires: (.+)$/m.exec(said)?.[1]).toBe('2026-12-27T00:00:00Z');
});
