import { describe, expect, test } from 'vitest';
import { listedAudiencePages, audienceFactsDiffer, audienceStart } from '#features/audience-page/rules.ts';
import type { Rule } from '#scripts/config/rules/rule.ts';
import { content } from '../../../support/content/content.ts';
import { type Draft, ruleProblems } from '../../../support/content/rule-run.ts';

const TODAY = '2026-11-25';
const [audiencePage] = content.audiencePages;
if (!audiencePage) throw new Error('The content needs a page for an audience.');
const FILE = `config/audience-pages/${audiencePage.id}.json`;
const { limits } = content.simulator;

const withoutPensioners = (simulator: Draft): void => {
  simulator.employment = simulator.employment.filter(({ code }: { code: string }) => code !== 'jubilado');
};

const found = (rule: Rule, change: (draft: Draft) => void, more: Record<string, object> = {}): string[] =>
  ruleProblems(rule, { [FILE]: change, ...more }, TODAY).map(
    ({ severity, file, pointer, message }) => `${severity} ${file}#${pointer} ${message}`,
  );

describe('of a page for an audience', () => {
  test.each<[string, Rule, (draft: Draft) => void, RegExp, Record<string, object>?]>([
    [
      'audience-start tells that it begins with nothing',
      audienceStart,
      (draft) => (draft.start = {}),
      /error .*#\/start .*no dice para quién es/,
    ],
    [
      'audience-start tells that it begins with an employment that the form has not',
      audienceStart,
      ({ start }) => (start.employment = 'jubilado'),
      /error .*#\/start\/employment .*un código del formulario/,
      { 'config/simulator.json': withoutPensioners },
    ],
    [
      'audience-start tells that its amount is more than the form takes',
      audienceStart,
      ({ start }) => (start.amount = limits.amount.max + 1),
      /error .*#\/start\/amount/,
    ],
    [
      'audience-start tells that its term is more than the form takes',
      audienceStart,
      ({ start }) => (start.term = limits.term.max + 1),
      /error .*#\/start\/term/,
    ],
    [
      'audience-facts tells that nobody lends what it is for',
      audienceFactsDiffer,
      ({ start }) => Object.assign(start, { amount: limits.amount.max, term: limits.term.max }),
      /warning .*#\/start .*nadie declara/,
    ],
  ])('%s', (_, rule, change, expected, more) => {
    expect(found(rule, change, more)).toEqual([expect.stringMatching(expected)]);
  });

  test('audience-facts tells that another page has the same figures under another name', () => {
    const twin = { ...audiencePage, id: 'zeta', title: 'zeta' };
    const problems = found(audienceFactsDiffer, () => undefined, { 'config/audience-pages/zeta.json': twin });
    expect(problems).toEqual([
      expect.stringContaining(
        `warning config/audience-pages/zeta.json#/start /start: tiene las mismas cifras`,
      ),
    ]);
    expect(problems[0]).toContain(FILE);
  });
});

test('listed-audience-pages tells that the list has a page that is not there', () => {
  const change = (draft: Draft) => void (draft.ids = ['nadie']);
  const problems = found(listedAudiencePages, () => undefined, { 'config/audience-page.json': change });
  expect(problems).toEqual([
    expect.stringMatching(/error config\/audience-page.json#\/ids\/0 .*"nadie" y esa página no existe/),
  ]);
});

test('a page that says nothing wrong is told nothing', () => {
  for (const rule of [audienceStart, audienceFactsDiffer]) expect(found(rule, () => undefined)).toEqual([]);
});
