/**
 * The scoring of Mozilla's HTTP Observatory as published in its documentation ('Tests and scoring'): every site
 * starts with 100 points; a test takes points away or, for sites that lost none, adds some. Only the outcomes that
 * a static site without cookies can have are listed.
 */
type Page = { headers: Headers; html: string };
type Outcome = readonly [name: string, points: number];

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
  if (policy.size < 2) return ['csp-not-implemented', -25];
  const values = [...(policy.get('script-src') ?? []), ...(policy.get('style-src') ?? [])];
  if (values.some((value) => UNSAFE.includes(value))) return ['csp-implemented-with-unsafe', -20];
  return policy.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function strictTransportSecurity({ headers }: Page): Outcome {
  const value = headers.get('strict-transport-security') ?? '';
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  if (age < 15_768_000) return ['hsts-not-implemented', -20];
  // A header that asks for preloading gets the five points of a site that stands in the browsers' preload list.
  return /includeSubDomains/i.test(value) && /preload/.test(value)
    ? ['hsts-preloaded', 5]
    : ['hsts-implemented', 0];
}

function subresourceIntegrity({ html }: Page): Outcome {
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  return scripts.length > 0 && scripts.every((tag) => / integrity="sha384-/.test(tag))
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const isNosniff = (headers: Headers) => headers.get('x-content-type-options') === 'nosniff';
const limitsFrames = (headers: Headers) =>
  parsePolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors');
const isPrivate = (headers: Headers) => PRIVATE.includes(headers.get('referrer-policy') ?? '');
const keepsToItself = (headers: Headers) => headers.get('cross-origin-resource-policy') === 'same-origin';
const sharesWithOthers = (headers: Headers) => headers.has('access-control-allow-origin');
const setsCookies = (headers: Headers) => headers.has('set-cookie');

/** What a page's headers either are or are not, and the outcome of each. */
const EITHER: readonly [is: (headers: Headers) => boolean, yes: Outcome, no: Outcome][] = [
  [isNosniff, ['x-content-type-options-nosniff', 0], ['x-content-type-options-not-implemented', -5]],
  [limitsFrames, ['x-frame-options-implemented-via-csp', 5], ['x-frame-options-not-implemented', -20]],
  [isPrivate, ['referrer-policy-private', 5], ['referrer-policy-not-implemented', 0]],
  [
    keepsToItself,
    ['cross-origin-resource-policy-implemented-with-same-origin', 10],
    ['cross-origin-resource-policy-not-implemented', 0],
  ],
  [
    sharesWithOthers,
    ['cross-origin-resource-sharing-implemented', -50],
    ['cross-origin-resource-sharing-not-implemented', 0],
  ],
  [setsCookies, ['cookies-without-secure-flag', -20], ['cookies-not-found', 0]],
];

/** Score of a page as it was served, with the outcome of every test. */
export function observatoryScore(page: Page): { score: number; outcomes: Outcome[] } {
  const outcomes = [
    contentSecurityPolicy(page),
    strictTransportSecurity(page),
    subresourceIntegrity(page),
    ...EITHER.map(([is, yes, no]) => (is(page.headers) ? yes : no)),
  ];
  return { outcomes, score: outcomes.reduce((sum, [, points]) => sum + points, 100) };
}
