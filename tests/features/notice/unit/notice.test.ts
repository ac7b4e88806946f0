import { expect, it } from 'vitest';
import type { Content } from '#site/content.ts';
import { content } from '../../../support/content/content.ts';
import { attributesOf, pageAt, textsOf } from '../../../support/content/rendered-pages.ts';

const notice = {
  text: 'Aviso de agosto',
  links: [{ label: 'Ver', href: '/prestamos/agosto' }],
  until: '2026-08-31',
};

it.each(['/', '/bancos', '/alerce'])('the notice stands under the header of %s', (path) => {
  const noticed: Content = { ...content, notice: { ...content.notice, shown: [notice] } };
  for (const [of, text, day, blocking] of [
    [noticed, ['Aviso de agosto Ver'], ['2026-08-31'], ['render', '']],
    [content, [], [], ['']],
  ] as const) {
    const page = pageAt(path, of);
    expect(textsOf(page, '[data-notice] p')).toEqual(text);
    expect(attributesOf(page, '[data-notice]', 'data-notice')).toEqual(day);
    // Its script runs before the first paint, and no other page waits for it.
    expect(attributesOf(page, 'script[type="module"]', 'blocking')).toEqual(blocking);
  }
});
