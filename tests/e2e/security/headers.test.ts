import { content } from '../../support/visitor/content.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, inject, it } from 'vitest';
import { commonHeaders } from '#scripts/build/site/headers.ts';
import { pagePaths } from '#site/routes.ts';
import { observatoryScore, policiesOf } from './observatory.ts';

const paths = [...pagePaths(content), '/no-existe', '/banco/no-existe'];
const scores = new Map<string, number>();

const served = async (path: string) => {
  const response = await fetch(inject('site') + path);
  return { headers: response.headers, html: await response.text() };
};

describe('headers of every page', () => {
  it.each(paths)("%s scores at least 135 by Mozilla Observatory's published rules", async (path) => {
    const { score, outcomes } = observatoryScore(await served(path));
    scores.set(path, score);
    expect(score, JSON.stringify(outcomes)).toBeGreaterThanOrEqual(135);
  });

  it('score 5 more when the build asks for the preload list of browsers', async () => {
    const { headers: received, html } = await served('/');
    const headers = new Headers(received);
    for (const [name, value] of Object.entries(commonHeaders(content.site, { HSTS_PRELOAD: 'yes' })))
      headers.set(name, value);
    expect(observatoryScore({ headers, html }).score).toBe((scores.get('/') ?? 0) + 5);
  });

  it.each(paths)(
    "%s has a policy in which csp-evaluator finds nothing above 'self can be problematic'",
    async (path) => {
      const policies = policiesOf(await served(path));
      expect(policies).toHaveLength(2);
      const findings = policies.flatMap((policy) => new CspEvaluator(new CspParser(policy).csp).evaluate());
      const worse = findings.filter(
        ({ severity, value }) =>
          severity < Severity.STRICT_CSP && !(value === "'self'" && severity >= Severity.MEDIUM_MAYBE),
      );
      expect(worse).toEqual([]);
    },
  );

  it('a page may be kept, but is asked for again; what never changes is kept for good', async () => {
    const { headers, html } = await served('/alerce');
    expect(headers.get('cache-control')).toContain('no-cache');
    const script = /<script[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? '';
    const response = await fetch(inject('site') + script);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=()'],
    ['x-content-type-options', 'nosniff'],
  ])('%s is set on pages, scripts and answers alike', async (name, value) => {
    for (const path of ['/', '/icon.svg', '/simular_personal', '/no-existe']) {
      const response = await fetch(inject('site') + path);
      expect(response.headers.get(name), path).toContain(value);
    }
  });
});

it('headers are judged of every page of the site', ({ task }) => {
  expect(scores.size).toBe(paths.length);
  task.meta.summary =
    `Headers: ${scores.size} pages, lowest Observatory score ${Math.min(...scores.values())} (5 more when the build asks ` +
    "for the browsers' preload list), csp-evaluator finds nothing above 'self can be problematic'";
});
