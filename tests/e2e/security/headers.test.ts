import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, inject, it } from 'vitest';
import { pagePaths } from '#site/routes.ts';
import { observatoryScore } from './observatory.ts';
import { content } from '../../support/content.ts';

const paths = [...pagePaths(content), '/no-existe', '/banco/no-existe'];
const scores: number[] = [];

const served = async (path: string) => {
  const response = await fetch(inject('site') + path);
  return { headers: response.headers, html: await response.text() };
};

describe('headers of every page', () => {
  it.each(paths)("%s scores at least 140 by Mozilla Observatory's published rules", async (path) => {
    const { score, outcomes } = observatoryScore(await served(path));
    scores.push(score);
    expect(score, JSON.stringify(outcomes)).toBeGreaterThanOrEqual(140);
  });

  it.each(paths)(
    "%s has a policy in which csp-evaluator finds nothing above 'self can be problematic'",
    async (path) => {
      const { headers } = await served(path);
      const { csp } = new CspParser(headers.get('content-security-policy') ?? '');
      const findings = new CspEvaluator(csp).evaluate();
      const worse = findings.filter(
        ({ severity, value }) =>
          severity < Severity.STRICT_CSP && !(value === "'self'" && severity >= Severity.MEDIUM_MAYBE),
      );
      expect(worse).toEqual([]);
    },
  );

  it('a page may be kept, but is asked for again; what never changes is kept for good', async () => {
    const { headers, html } = await served('/galicia');
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

it('no page was left out', ({ task }) => {
  expect(scores).toHaveLength(paths.length);
  task.meta.summary =
    `Headers: ${scores.length} pages, lowest Observatory score ${Math.min(...scores)} (5 of it once the domain is ` +
    "in the browsers' preload list), csp-evaluator finds nothing above 'self can be problematic'";
});
