import { expect, test } from 'vitest';
import { securityText } from '#scripts/build/site/security-text.ts';
import { content } from '../../../../support/content.ts';

test('security.txt names the address of the content, its own place, and a date less than a year away', () => {
  const [file, text] = securityText(content, new Date('2026-01-01T15:04:05Z'));
  expect(text).toContain(`Contact: mailto:${content.site.security.email}\n`);
  expect(text).toContain(`Canonical: ${content.site.origin}/${file}\n`);
  expect(/^Expires: (.+)$/m.exec(text)?.[1]).toBe('2026-12-27T00:00:00Z');
});
