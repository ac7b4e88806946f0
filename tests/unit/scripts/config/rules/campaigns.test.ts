import { describe, expect, test } from 'vitest';
import { allProblems } from '#scripts/config/rules/run.ts';
import { campaign } from '../../../../support/content/campaigns.ts';
import { changed, type Changes } from '../../../../support/content/rule-run.ts';

const TODAY = '2026-12-01';
const TITLE = 'config/home.json#/hero/title';
const FILE = 'config/campaigns/navidad.json';
const AUDIENCE_PAGE = 'config/audience-pages/primera.json';
const withPage = (draft: object): unknown => Object.assign(draft, { campaign: 'navidad' });

const told = (changes: Changes): string[] =>
  allProblems(changed(changes), { today: TODAY }).map(
    ({ severity, file, pointer, message }) => `${severity} ${file}#${pointer} ${message}`,
  );
const everyday = new Set(told({}));

/** What the check tells of changes that it does not tell of the content as it is. */
const news = (changes: Changes): string[] => told(changes).filter((one) => !everyday.has(one));

const LONG = 'una promesa muy larga '.repeat(30).trim();
const FAULTS: [what: string, changes: Changes, told: RegExp][] = [
  [
    'periods tells that it ends before it begins',
    { [FILE]: campaign({ [TITLE]: 'Hola' }, { until: '2026-12-09' }) },
    /^error \S+navidad\.json#\/until .*antes de empezar/,
  ],
  [
    'schema tells of a text that is too long for its place',
    { [FILE]: campaign({ [TITLE]: LONG }) },
    /^error \S+navidad\.json#\/values\/0\/value \/values\/0\/value: /,
  ],
  [
    'schema tells of a value that its place cannot hold',
    { [FILE]: campaign({ 'config/home.json#/hero/proofs/1/text': 7 }) },
    /^error \S+navidad\.json#\/values\/0\/value /,
  ],
  [
    'campaign-places tells of a place that is not there every day',
    { [FILE]: campaign({ 'config/home.json#/hero/proofs/9/text': 'Hola' }) },
    /^error \S+navidad\.json#\/values\/0\/at .*no existe; se esperaba un lugar que esté todos los días/,
  ],
  [
    'schema tells of a place that no schema knows',
    { [FILE]: campaign({ 'config/home.json#/hero/titel': 'Hola' }) },
    /^error \S+navidad\.json#\/values\/0\/value .*no existe la propiedad/,
  ],
  [
    'campaign-places tells of a file that is not there',
    { [FILE]: campaign({ 'config/hom.json#/hero/title': 'Hola' }) },
    /^error \S+navidad\.json#\/values\/0\/at .*¿quisiste decir «config\/home\.json»\?/,
  ],
  [
    'campaign-places tells that it changes data',
    { [FILE]: campaign({ 'config/lenders/alerce.json#/legalNames/0': 'Otro' }) },
    /^error \S+navidad\.json#\/values\/0\/at .*es un dato del sitio/,
  ],
  ...[
    'site.json#/origin',
    'site.json#/leads/endpoint',
    'site.json#/provider',
    'site.json#/redirects',
    'site.json#/company/cuit',
    'site.json#/usage/endpoint',
    'simulator.json#/limits/amount/max',
    'lenders/alerce.json#/page',
  ].map((place): (typeof FAULTS)[number] => [
    `campaign-places tells that it changes ${place}, on which the site runs`,
    { [FILE]: campaign({ [`config/${place}`]: undefined }) },
    /^error \S+navidad\.json#\/values\/0\/at .*es un dato del sitio; se esperaba un texto, una lista o un orden; sacalo/,
  ]),
  [
    'campaigns-apart tells that it says two things in one place',
    {
      [FILE]: campaign({
        'config/home.json#/hero/proofs': [],
        [`config/home.json#/hero/proofs/0/text`]: 'Hola',
      }),
    },
    /^error \S+navidad\.json#\/values\/1\/at .*ya lo cambia esta campaña/,
  ],
  [
    'campaigns-apart tells that it changes what another one changes on one of its days',
    {
      [FILE]: campaign({ [TITLE]: 'Hola' }),
      'config/campaigns/verano.json': campaign(
        { 'config/home.json#/hero': { title: 'Verano', tagline: 'Verano' } },
        { id: 'verano', name: 'Verano', from: '2026-12-26', until: '2027-01-31' },
      ),
    },
    /^error \S+verano\.json#\/values\/0\/at .*ya lo cambia la campaña "Navidad" en los mismos días/,
  ],
  [
    'internal-links tells of a link to a page that is not on the site',
    {
      [FILE]: campaign({
        'config/site.json#/notice': { text: 'Hola', close: 'Cerrar', link: { label: 'Ver', href: '/nada' } },
      }),
    },
    /^error \S+navidad\.json#\/values\/0\/value\/link\/href .*no existe/,
  ],
  [
    'internal-links tells that its page is linked to on other days',
    {
      [FILE]: campaign({}),
      [AUDIENCE_PAGE]: withPage,
      'config/site.json': (site: object) =>
        Object.assign(site, {
          notice: { text: 'Hola', close: 'Cerrar', link: { label: 'Ver', href: '/prestamos/primera' } },
        }),
    },
    /^error config\/site\.json#\/notice\/link\/href .*no existe.* Pasa desde el 01\/12\/2026\./,
  ],
  [
    'campaign-pages tells of a page whose campaign was withdrawn',
    { [AUDIENCE_PAGE]: withPage },
    /^warning config\/audience-pages\/primera\.json#\/campaign .*la página no se muestra/,
  ],
];

describe('of a campaign', () => {
  test.each(FAULTS)('%s', (_, changes, sentence) => {
    expect(news(changes)).toContainEqual(expect.stringMatching(sentence));
  });

  test('nothing when two change one place on days that follow each other, with a page that their links name', () => {
    const link = { label: 'Ver', href: '/prestamos/primera' };
    const notice = { text: 'Hola', close: 'Cerrar', link };
    const found = news({
      [FILE]: campaign({ [TITLE]: 'Hola', 'config/site.json#/notice': notice }),
      [AUDIENCE_PAGE]: withPage,
      'config/campaigns/verano.json': campaign(
        { [TITLE]: 'Verano' },
        { id: 'verano', name: 'Verano', from: '2026-12-27', until: '2027-01-31' },
      ),
    });
    expect(found).toEqual([]);
  });
});
