/**
 * The scoring of Mozilla's HTTP Observatory as published in its documentation ('Tests and scoring'): every site
 * starts with 100 points; a test takes points away or, for sites that lost none, adds some. Only the outcomes that
 * a static site without cookies can have are listed.
 */
type Page = { headers: Headers; html: string };

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
function policyOf(page: Page): Policy {
  const policies = policiesOf(page).map(parsePolicy);
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  return new Map(
    Array.from(names, (name) => {
      const [first = [], ...others] = policies
        .filter((one) => one.has(name))
        .map((one) => one.get(name) ?? []);
      return [name, first.filter((value) => others.every((values) => values.includes(value)))];
    }),
  );
}

const UNSAFE = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*'];

function contentSecurityPolicy(page: Page): number {
  const policy = policyOf(page);
  if (policy.size < 2) return -25;
  const values = [...(policy.get('script-src') ?? []), ...(policy.get('style-src') ?? [])];
  if (values.some((value) => UNSAFE.includes(value))) return -20;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function strictTransportSecurity({ headers }: Page): number {
  const value = headers.get('strict-transport-security') ?? '';
  if (Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) < 15_768_000) return -20;
  // A header that asks for preloading gets the five points of a site that stands in the browsers' preload list.
  return /includeSubDomains/i.test(value) && /preload/.test(value) ? 5 : 0;
}

function subresourceIntegrity({ html }: Page): number {
  const scripts = html.match(/<script[^>]*\ssrc=[^>]*>/g) ?? [];
  return scripts.length > 0 && scripts.every((tag) => / integrity="sha384-/.test(tag)) ? 5 : 0;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const limitsFrames = (headers: Headers): boolean =>
  parsePolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors');

/** What a page's headers either are or are not, and the points for each. */
const EITHER: readonly [test: string, is: (headers: Headers) => boolean, yes: number, no: number][] = [
  ['nosniff', (headers) => headers.get('x-content-type-options') === 'nosniff', 0, -5],
  ['frames', limitsFrames, 5, -20],
  ['referrer', (headers) => PRIVATE.includes(headers.get('referrer-policy') ?? ''), 5, 0],
  ['resources', (headers) => headers.get('cross-origin-resource-policy') === 'same-origin', 10, 0],
  ['sharing', (headers) => headers.has('access-control-allow-origin'), -50, 0],
  ['cookies', (headers) => headers.has('set-cookie'), -20, 0],
];

/** Score of a page as it was served, with the points of every test. */
export function observatoryScore(page: Page): { score: number; outcomes: Record<string, number> } {
  const outcomes: Record<string, number> = {
    policy: contentSecurityPolicy(page),
    transport: strictTransportSecurity(page),
    integrity: subresourceIntegrity(page),
    ...Object.fromEntries(EITHER.map(([test, is, yes, no]) => [test, is(page.headers) ? yes : no])),
  };
  return { outcomes, score: Object.values(outcomes).reduce((sum, points) => sum + points, 100) };
}
