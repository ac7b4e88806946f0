import { content } from '../../support/visitor/content.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, inject, it } from 'vitest';
import { pagePaths } from '#site/routes.ts';

const paths = [...pagePaths(content), '/no-existe', '/banco/no-existe'];

it.each(paths)(
  '%s has two policies, of which csp-evaluator finds nothing above ‘self can be problematic’',
  async (path) => {
    const response = await fetch(inject('site') + path);
    const [, stated = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await response.text()) ?? [];
    const policies = [
      response.headers.get('content-security-policy') ?? '',
      stated.replaceAll('&#x27;', "'"),
    ];
    expect(policies).not.toContain('');
    expect(policies[0]).toContain("default-src 'none'");
    expect(policies[0]).toContain("frame-ancestors 'none'");
    const findings = policies.flatMap((policy) => new CspEvaluator(new CspParser(policy).csp).evaluate());
    const worse = findings.filter(
      ({ severity, value }) =>
        severity < Severity.STRICT_CSP && !(value === "'self'" && severity >= Severity.MEDIUM_MAYBE),
    );
    expect(worse).toEqual([]);
  },
);

it('every script of a page has the hash of what it holds', async () => {
  for (const path of paths) {
    const html = await (await fetch(inject('site') + path)).text();
    const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !/ integrity="sha384-/.test(tag))).toEqual([]);
  }
});

it.each([
  ['cross-origin-opener-policy', /same-origin/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['referrer-policy', /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/],
  ['strict-transport-security', /^max-age=[3-9]\d{7}; includeSubDomains/],
  ['x-content-type-options', /^nosniff$/],
  // Neither is sent: the empty value stands for none.
  ['access-control-allow-origin', /^$/],
  ['set-cookie', /^$/],
])('%s is %s on pages, scripts and answers alike', async (name, value) => {
  for (const path of ['/', '/icon.svg', '/simular_personal', '/no-existe']) {
    const response = await fetch(inject('site') + path);
    expect(response.headers.get(name) ?? '', path).toMatch(value);
  }
});
