const FORBIDDEN: { what: string; pattern: RegExp }[] = [
  { what: 'an inline style attribute', pattern: /<[^>]+\sstyle=/ },
  { what: 'a javascript: address', pattern: /(?:href|src|action)="\s*javascript:/i },
  { what: 'an inline event handler', pattern: /<[^>]+\son[a-z]+=/i },
  {
    what: 'an inline script',
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
  const markup = withoutData(html);
  for (const { what, pattern } of FORBIDDEN) {
    const found = pattern.exec(markup);
    if (found) throw new Error(`${path} contains ${what}: ${found[0].slice(0, 120)}`);
  }
}
