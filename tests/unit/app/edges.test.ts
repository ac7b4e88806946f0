import { expect, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';
import { htmlOf } from '../../support/content/rendered-pages.ts';

const html = htmlOf(ROUTES.contact);

it('a page behind a host that changes pages asks for its script not to be deferred', () =>
  expect(html.match(/<script[^>]*type="module"[^>]*>/g)).toEqual([
    expect.stringContaining(' data-cfasync="false"'),
  ]));

it('a page behind a host that changes pages asks for its addresses not to be hidden, in its whole body', () =>
  expect(html).toMatch(/<body><!--email_off-->[^]*mailto:[^]*<!--\/email_off--><\/body>/));

it('a page behind a host that changes pages has no address that a robot finds in its markup, and all of them for a browser', () => {
  expect(html).not.toMatch(/[\w.+-]@[\w-]/);
  const hidden = new RegExp(content.site.contact.email.replace('@', '(?:&#64;|\\\\u0040)'), 'g');
  expect(html.match(hidden)?.length).toBeGreaterThan(2);
  expect(html).toContain(`href="mailto:${content.site.contact.email.replace('@', '&#64;')}"`);
});
