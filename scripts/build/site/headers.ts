const HSTS = 'max-age=63072000; includeSubDomains';

const EVERYWHERE: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` in the format of static hosts; our own server reads the same file, so there is one source.
 * Each page has a policy of its own, because a lender's colour makes its style element unique. `isPreloaded` asks the
 * browsers' lists to hold the domain, which takes months to be undone.
 */
export function headers(
  policies: ReadonlyMap<string, string>,
  isPreloaded: boolean,
): [file: string, data: string][] {
  const pages = [...policies].map(([path, policy]) =>
    block(path, { 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` }),
  );
  const blocks = [
    block('/*', { 'Strict-Transport-Security': isPreloaded ? `${HSTS}; preload` : HSTS, ...EVERYWHERE }),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...pages,
  ];
  return [['_headers', `${blocks.join('\n')}\n`]];
}
