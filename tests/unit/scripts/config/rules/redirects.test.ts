import { describe, expect, test } from 'vitest';
import { internalLinks } from '#scripts/config/rules/links.ts';
import { redirects } from '#scripts/config/rules/redirects.ts';
import { bankDetailPath } from '#site/routes.ts';
import type { Rule } from '#scripts/config/rules/rule.ts';
import { content } from '../../../../support/content/content.ts';
import { type Draft, ruleProblems } from '../../../../support/content/rule-run.ts';

const SITE = 'config/site.json';
const [sheet] = content.bankDetails;
const [lender] = content.lenders.filter(({ page }) => page);
if (!sheet || !lender) throw new Error("The content needs a bank's sheet and a lender with a page.");

type Short = { path: string; to: string };

const told = (rule: Rule, short: readonly Short[]): string[] =>
  ruleProblems(rule, { [SITE]: (draft: Draft) => void (draft.redirects = short) }).map(
    ({ severity, file, pointer, message }) => `${severity} ${file}#${pointer} ${message}`,
  );

describe('of short addresses', () => {
  test.each<[string, Rule, Short[], RegExp]>([
    [
      'redirects tells that one hides a page',
      redirects,
      [{ path: '/bancos', to: '/informacion' }],
      /#\/redirects\/0\/path .*tapada/,
    ],
    [
      'redirects tells that one hides the sheet of a bank',
      redirects,
      [{ path: bankDetailPath(sheet.slug), to: '/informacion' }],
      /#\/redirects\/0\/path .*tapada/,
    ],
    [
      'redirects tells that one already leads to a lender',
      redirects,
      [{ path: `/banco-${lender.id}`, to: '/informacion' }],
      /#\/redirects\/0\/path .*ya lleva a/,
    ],
    [
      'redirects tells that one is where the server takes leads',
      redirects,
      [{ path: content.site.leads.endpoint, to: '/informacion' }],
      /#\/redirects\/0\/path .*la usa el sitio/,
    ],
    [
      'redirects tells that one is where the scripts are',
      redirects,
      [{ path: '/assets/agosto', to: '/informacion' }],
      /#\/redirects\/0\/path .*la usa el sitio/,
    ],
    [
      'redirects tells that one is said twice',
      redirects,
      [
        { path: '/agosto', to: '/informacion' },
        { path: '/agosto', to: '/bancos' },
      ],
      /#\/redirects\/1\/path .*dos veces/,
    ],
    [
      'redirects tells that one leads to itself',
      redirects,
      [{ path: '/agosto', to: '/agosto' }],
      /#\/redirects\/0\/to .*sí misma/,
    ],
    [
      'internal-links tells that one leads nowhere',
      internalLinks,
      [{ path: '/agosto', to: '/informacoin' }],
      /#\/redirects\/0\/to .*informacion/,
    ],
    [
      'internal-links tells that one leads to a place that its page has not',
      internalLinks,
      [{ path: '/agosto', to: '/informacion#nada' }],
      /#\/redirects\/0\/to .*ancla/,
    ],
  ])('%s', (_, rule, short, expected) => {
    expect(told(rule, short)).toEqual([expect.stringMatching(expected)]);
  });

  test('redirects tells of two that lead to each other, at both', () => {
    const loop = [
      { path: '/una', to: '/otra' },
      { path: '/otra', to: '/una' },
    ];
    expect(told(redirects, loop)).toEqual([
      expect.stringMatching(/#\/redirects\/0\/to .*otra dirección corta/),
      expect.stringMatching(/#\/redirects\/1\/to .*otra dirección corta/),
    ]);
  });

  test('a short address that is free and leads to a page gives no notice', () => {
    const short = [{ path: '/agosto', to: '/informacion' }];
    expect([...told(redirects, short), ...told(internalLinks, short)]).toEqual([]);
  });
});
