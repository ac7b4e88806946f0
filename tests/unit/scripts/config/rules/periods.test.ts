import { describe, expect, test } from 'vitest';
import { linksInTime, periods } from '#scripts/config/rules/periods.ts';
import { content } from '../../../../support/content/content.ts';
import { type Draft, ruleProblems } from '../../../../support/content/rule-run.ts';

const TODAY = '2026-11-25';
const [landing] = content.landings;
const [lender] = content.lenders;
const NOTICE = { text: 'Un aviso', close: 'Cerrar' };

type Days = { from?: string; until?: string };

/** Everything that can have days: its file, its place there, and how it gets them. */
const DATED: [what: string, file: string, place: string, change: (draft: Draft, days: Days) => void][] = [
  [
    'a page for an audience',
    `config/landings/${landing?.id}.json`,
    '',
    (draft, days) => Object.assign(draft, days),
  ],
  ['the advert', 'config/results.json', '/promo', ({ promo }, days) => Object.assign(promo, days)],
  ['the notice', 'config/site.json', '/notice', (draft, days) => (draft.notice = { ...NOTICE, ...days })],
  [
    'the days on which a lender is hidden',
    `config/lenders/${lender?.id}.json`,
    '/hidden',
    (draft, days) => (draft.hidden = days),
  ],
  [
    'a paragraph',
    'config/information.json',
    '/intro/0',
    ({ intro }, days) => Object.assign(intro[0], { type: 'paragraph' }, days),
  ],
];

const told = ([, file, , change]: (typeof DATED)[number], days: Days): string[] =>
  ruleProblems(periods, { [file]: (draft: Draft) => change(draft, days) }, TODAY).map(
    ({ severity, file: where, pointer, message }) => `${severity} ${where}#${pointer} ${message}`,
  );

describe.each(DATED)('periods tells of %s', (...dated) => {
  const [, file, place] = dated;
  test.each<[string, Days, string, RegExp]>([
    [
      'that it ends before it begins',
      { from: '2026-12-20', until: '2026-12-19' },
      'error',
      /termina el 19\/12\/2026, antes de empezar/,
    ],
    ['that it ended yesterday', { until: '2026-11-24' }, 'warning', /terminó el 24\/11\/2026/],
    ['that it ends today', { until: '2026-11-25' }, 'warning', /termina hoy/],
    ['that it ends tomorrow', { until: '2026-11-26' }, 'warning', /termina en 1 día,/],
    ['that it ends in a fortnight', { until: '2026-12-09' }, 'warning', /termina en 14 días/],
  ])('%s', (_, days, severity, sentence) => {
    const [found, ...more] = told(dated, days);
    expect(more).toEqual([]);
    expect(found).toMatch(new RegExp(`^${severity} ${file}#${place}/until `));
    expect(found).toMatch(sentence);
  });

  test('nothing when it ends in fifteen days, or has one day', () => {
    expect(told(dated, { until: '2026-12-10' })).toEqual([]);
    expect(told(dated, { from: '2027-01-06', until: '2027-01-06' })).toEqual([]);
    expect(told(dated, { from: '2026-12-01' })).toEqual([]);
  });
});

describe('links-in-time tells of a link to a page for an audience', () => {
  const [from, before] = ['2026-12-10', '2026-12-09'];
  const begins = { [`config/landings/${landing?.id}.json`]: (draft: Draft) => void (draft.from = from) };
  const link = { label: 'Ver', href: `/prestamos/${landing?.id}` };

  test.each([
    ['that is there before the page', {}, 1],
    ['that is there a day before the page', { from: before }, 1],
    ['no more when it comes with the page', { from }, 0],
  ])('%s', (_, days, count) => {
    const notice = { ...NOTICE, link, ...days };
    const site = (draft: Draft): void => void (draft.notice = notice);
    const found = ruleProblems(linksInTime, { ...begins, 'config/site.json': site }, TODAY);
    expect(found.map(({ pointer }) => pointer)).toEqual(count === 0 ? [] : ['/notice/link/href']);
    for (const { message } of found) expect(message).toContain('empieza el 10/12/2026');
  });

  test('nothing once the page is there', () => {
    const site = (draft: Draft): void => void (draft.notice = { ...NOTICE, link });
    expect(ruleProblems(linksInTime, { ...begins, 'config/site.json': site }, from)).toEqual([]);
  });
});
