/** Faults that no page may have. Where the `sign` of one is nowhere, the slower pattern need not be looked for. */
const FORBIDDEN: { what: string; sign: RegExp; pattern: RegExp }[] = [
  { what: 'an inline style attribute', sign: /\sstyle=/, pattern: /<[^>]+\sstyle=/ },
  { what: 'a javascript: address', sign: /javascript:/i, pattern: /(?:href|src|action)="\s*javascript:/i },
  { what: 'an inline event handler', sign: /\son[a-z]+=/i, pattern: /<[^>]+\son[a-z]+=/i },
  {
    what: 'an inline script',
    sign: /<script/i,
    pattern: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>/i,
  },
];

const withoutData = (html: string): string =>
  html.replaceAll(/(<script[^>]*type="application\/(?:ld\+)?json"[^>]*>)[^]*?(<\/script>)/g, '$1$2');

/**
 * Stops the build when a page holds something its Content Security Policy would block.
 *
 * @throws Error naming the page and what was found.
 */
export function assertMarkup(path: string, html: string): void {
  const signs = FORBIDDEN.filter(({ sign }) => sign.test(html));
  const markup = withoutData(html);
  for (const { what, pattern } of signs) {
    const found = pattern.exec(markup);
    if (found) throw new Error(`${path} contains ${what}: ${found[0].slice(0, 120)}`);
  }
}
