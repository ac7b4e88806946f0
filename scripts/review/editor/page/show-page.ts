/** Ancestors whose text is tried when what was pressed has none that is known. */
const MOST_STEPS = 4;
const SCHEME = /@media ?\(prefers-color-scheme: ?(dark|light)\)/g;

const heads = new WeakMap<HTMLIFrameElement, string>();

/** In the theme that was chosen here, not that of the browser. */
const inTheme = (css: string, isDark: boolean): string =>
  css.replaceAll(SCHEME, (_, theme) => ((theme === 'dark') === isDark ? '@media all' : '@media not all')) +
  `:root{color-scheme:${isDark ? 'dark' : 'light'} !important}`;

/**
 * Shows a page as a picture of the site, without its programs and icons. A whole page is written once; while its head
 * stays the same only its body changes, and it stays where it was scrolled to.
 */
export function showPage(
  frame: HTMLIFrameElement,
  html: string,
  isDark: boolean,
  find: (text: string) => boolean,
): void {
  const page = frame.contentDocument;
  if (!page) return;
  const still = html
    .replaceAll(/<script[^>]*>[^]*?<\/script>|<link[^>]*>/g, '')
    .replaceAll(/<style>([^]*?)<\/style>/g, (_, css: string) => `<style>${inTheme(css, isDark)}</style>`);
  const [, root = '', head = '', body = ''] =
    /<html([^>]*)>\s*<head>([^]*)<\/head>\s*<body[^>]*>([^]*)<\/body>/.exec(still) ?? [];
  if (heads.get(frame) === root + head) {
    if (page.body.innerHTML !== body) page.body.innerHTML = body;
  } else {
    page.open();
    page.write(`<!doctype html><html${root}><head>${head}</head><body>${body}</body></html>`);
    page.close();
    heads.set(frame, root + head);
  }
  page.onclick = (event) => {
    event.preventDefault();
    let element = event.target as Element | null;
    for (let step = 0; element && step < MOST_STEPS; step += 1) {
      const text = element.textContent?.trim() ?? '';
      if (text !== '' && find(text)) return;
      element = element.parentElement;
    }
  };
  page.onsubmit = (event) => event.preventDefault();
}
