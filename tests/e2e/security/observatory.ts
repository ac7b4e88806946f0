/**
 * The scoring of Mozilla's HTTP Observatory as published in its documentation ('Tests and scoring'): every site
 * starts with 100 points; a test takes points away or, for sites that lost none, adds some. Only the outcomes that
 * a static site without cookies can have are listed.
 */
type Page = { headers: Headers; html: string };
type Outcome = { name: string; points: number };

type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a page as text: the header's, then the one it states itself. */
export function policiesOf({ headers, html }: Page): string[] {
  const [, stated = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return [headers.get('content-security-policy') ?? '', stated.replaceAll('&#x27;', "'")].filter(Boolean);
}

const parsePolicy = (text: string): Policy =>
  new Map(
    text.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );

/** The sources that all policies of a page allow together: those named by every policy that has the directive. */
const policyOf = (page: Page): Policy =>
  policiesOf(page)
    .map(parsePolicy)
    .reduce<Policy>(
      (all, policy) =>
        new Map([
          ...policy,
          ...[...all].map(([name, values]) => {
            const others = policy.get(name);
            return [name, others ? values.filter((value) => others.includes(value)) : values] as const;
          }),
        ]),
      new Map(),
    );

const UNSAFE = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*'];

function contentSecurityPolicy(page: Page): Outcome {
  const policy = policyOf(page);
  if (policy.size < 2) return { name: 'csp-not-implemented', points: -25 };
  const values = [...(policy.get('script-src') ?? []), ...(policy.get('style-src') ?? [])];
  if (values.some((value) => UNSAFE.includes(value)))
    return { name: 'csp-implemented-with-unsafe', points: -20 };
  return policy.get('default-src')?.join() === "'none'"
    ? { name: 'csp-implemented-with-no-unsafe-default-src-none', points: 10 }
    : { name: 'csp-implemented-with-no-unsafe', points: 5 };
}

function strictTransportSecurity({ headers }: Page): Outcome {
  const value = headers.get('strict-transport-security') ?? '';
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (age < 15_768_000) return { name: 'hsts-not-implemented', points: -20 };
  // A header that asks for preloading gets the five points of a site that stands in the browsers' preload list.
  return /includeSubDomains/i.test(value) && /preload/.test(value)
    ? { name: 'hsts-preloaded', points: 5 }
    : { name: 'hsts-implemented', points: 0 };
}

const contentTypeOptions = ({ headers }: Page): Outcome =>
  headers.get('x-content-type-options') === 'nosniff'
    ? { name: 'x-content-type-options-nosniff', points: 0 }
    : { name: 'x-content-type-options-not-implemented', points: -5 };

const framing = ({ headers }: Page): Outcome =>
  parsePolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors')
    ? { name: 'x-frame-options-implemented-via-csp', points: 5 }
    : { name: 'x-frame-options-not-implemented', points: -20 };

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const referrer = ({ headers }: Page): Outcome =>
  PRIVATE.includes(headers.get('referrer-policy') ?? '')
    ? { name: 'referrer-policy-private', points: 5 }
    : { name: 'referrer-policy-not-implemented', points: 0 };

const resourcePolicy = ({ headers }: Page): Outcome =>
  headers.get('cross-origin-resource-policy') === 'same-origin'
    ? { name: 'cross-origin-resource-policy-implemented-with-same-origin', points: 10 }
    : { name: 'cross-origin-resource-policy-not-implemented', points: 0 };

const crossOriginSharing = ({ headers }: Page): Outcome =>
  headers.has('access-control-allow-origin')
    ? { name: 'cross-origin-resource-sharing-implemented', points: -50 }
    : { name: 'cross-origin-resource-sharing-not-implemented', points: 0 };

function subresourceIntegrity({ html }: Page): Outcome {
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  return scripts.length > 0 && scripts.every((tag) => / integrity="sha384-/.test(tag))
    ? { name: 'sri-implemented-and-all-scripts-loaded-securely', points: 5 }
    : { name: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', points: 0 };
}

const cookies = ({ headers }: Page): Outcome =>
  headers.has('set-cookie')
    ? { name: 'cookies-without-secure-flag', points: -20 }
    : { name: 'cookies-not-found', points: 0 };

const TESTS = [
  contentSecurityPolicy,
  strictTransportSecurity,
  contentTypeOptions,
  framing,
  referrer,
  resourcePolicy,
  crossOriginSharing,
  subresourceIntegrity,
  cookies,
];

/** Score of a page as it was served, with the outcome of every test. */
export function observatoryScore(page: Page): { score: number; outcomes: Outcome[] } {
  const outcomes = TESTS.map((test) => test(page));
  return { outcomes, score: outcomes.reduce((sum, { points }) => sum + points, 100) };
}
