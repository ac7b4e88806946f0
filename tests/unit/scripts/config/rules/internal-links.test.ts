import { expect, test } from 'vitest';
import { internalLinks } from '#scripts/config/rules/links.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const SITE = 'config/site.json';
const link = (href: string) => ({ [SITE]: (draft: Draft) => void (draft.footer.links[0].href = href) });

test.each(['/banco', '/bancoss', '/jacaranda', '/informacion#costos', '/terminos#nada'])(
  '%s does not exist',
  (href) => {
    expect(newPlaces(internalLinks, link(href))).toEqual([`error ${SITE}#/footer/links/0/href`]);
  },
);

test.each(['/', '/alerce', '/banco/ente-tala', '/informacion#cft', '/privacidad#derechos'])(
  '%s exists',
  (href) => {
    expect(newPlaces(internalLinks, link(href))).toEqual([]);
  },
);
