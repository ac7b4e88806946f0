import { describe, expect, test } from 'vitest';
import { periods } from '#scripts/config/rules/periods.ts';
import { content } from '../../../../support/content/content.ts';
import { campaign } from '../../../../support/content/campaigns.ts';
import { type Draft, ruleProblems } from '../../../../support/content/rule-run.ts';

const TODAY = '2026-11-25';
const [lender] = content.lenders;

type Days = { from?: string; until?: string };

/** Everything that can have days: its file, its place there, and how it gets them. */
const DATED: [what: string, file: string, place: string, change: (draft: Draft, days: Days) => unknown][] = [
  [
    'a campaign',
    'config/campaigns/navidad.json',
    '',
    (draft, days) => Object.assign(draft, campaign({}, { from: '2026-11-01', until: '2027-12-31', ...days })),
  ],
  [
    'the days on which a lender is hidden',
    `config/lenders/${lender?.id}.json`,
    '/hidden',
    (draft, days) => void (draft.hidden = days),
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

  test('a period that ends in fifteen days, or has one day, gives no notice', () => {
    expect(told(dated, { until: '2026-12-10' })).toEqual([]);
    expect(told(dated, { from: '2027-01-06', until: '2027-01-06' })).toEqual([]);
    expect(told(dated, { from: '2026-12-01' })).toEqual([]);
  });
});
