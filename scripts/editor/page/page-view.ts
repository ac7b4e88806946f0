import { render } from '#app/prerender.tsx';
import { monogramOf } from '#scripts/editor/page/monogram.ts';
import { drawingAddress } from '#scripts/editor/page/drawing-address.ts';
import type { Files } from '#scripts/editor/page/draft.ts';
import { numberText } from '#scripts/editor/page/Input.tsx';
import type { Content } from '#site/content.ts';
import { followRecord } from '#site/follow-record.ts';
import { shownContent } from '#site/shown-content.ts';

type Asked = { content: Content; files: Files; path: string; css: string };

/** A page of the site as the content makes it. */
export function pageIn({ content: edited, files, path, css }: Asked): string {
  const content = shownContent(followRecord(edited));
  const logo = (lender: Content['lenders'][number]): string => {
    const drawing = files[`config/logos/${lender.logo ?? ''}`];
    return drawingAddress(typeof drawing === 'string' ? drawing : monogramOf(lender));
  };
  const nothing = (): string => 'about:blank';
  const assets = {
    script: 'about:blank',
    integrity: null,
    islandScripts: () => [],
    logo,
    outline: nothing,
    socialImage: nothing,
  };
  return render({ content, assets, path, styles: [{ css, classes: null }], policyFor: null });
}

const NAME = 'editing';
const SCHEME = /@media ?\(prefers-color-scheme: ?(dark|light)\)/g;
const WITHOUT_SCRIPTS = /@media ?\(scripting: ?none\)/g;

const heads = new WeakMap<HTMLIFrameElement, string>();

/** In the theme that was chosen here, not that of the browser; with what scripts show, though the frame runs none. */
const inTheme = (css: string, isDark: boolean): string =>
  css
    .replaceAll(SCHEME, (_, theme) => ((theme === 'dark') === isDark ? '@media all' : '@media not all'))
    .replaceAll(WITHOUT_SCRIPTS, '@media not all') +
  `:root{color-scheme:${isDark ? 'dark' : 'light'} !important}::highlight(${NAME}){background:#ffe08a;color:#1b1b1f}`;

/**
 * Shows a page as a picture of the site, without its programs and icons, on which nothing can be pressed. While its head stays
 * the same only its body changes, and it stays where it was scrolled to.
 */
export function showPage(frame: HTMLIFrameElement, html: string, isDark: boolean): void {
  const page = frame.contentDocument;
  if (!page) return;
  const still = html
    .replaceAll(/<(script|noscript)[^>]*>[^]*?<\/\1>|<link[^>]*>/g, '')
    .replaceAll(/<style>([^]*?)<\/style>/g, (_, css: string) => `<style>${inTheme(css, isDark)}</style>`);
  const [, root = '', head = '', body = ''] =
    /<html([^>]*)>\s*<head>([^]*)<\/head>\s*<body[^>]*>([^]*)<\/body>/.exec(still) ?? [];
  if (heads.get(frame) !== root + head) {
    page.open();
    page.write(`<!doctype html><html${root}><head>${head}</head><body>${body}</body></html>`);
    page.close();
  } else if (page.body.innerHTML !== body) page.body.innerHTML = body;
  heads.set(frame, root + head);
  page.onclick = (event) => event.preventDefault();
  page.onsubmit = (event) => event.preventDefault();
}

/** Returns the part of a value that stands on the page as written: the longest between the gaps of a text, a large figure. */
function shownPart(value: unknown): string {
  if (typeof value === 'number') return value >= 1000 ? numberText(value) : '';
  if (typeof value !== 'string') return '';
  const parts = value.split(/\{\w+\}/).map((part) => part.trim());
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** The first place of a text within one element of a page; undefined when it is nowhere, or not seen. */
function rangeOf(page: Document, text: string): Range | undefined {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const at = node.nodeValue?.indexOf(text) ?? -1;
    if (at < 0 || node.parentElement?.closest('style')) continue;
    const range = page.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    if (range.getClientRects().length > 0) return range;
  }
  return undefined;
}

/** Marks what a previewed page shows of a value, and brings it into view when it is out of it. */
export function follow(frame: HTMLIFrameElement, value: unknown): void {
  const text = shownPart(value);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  const page = frame.contentDocument;
  if (!view?.CSS.highlights || !page?.body) return;
  view.CSS.highlights.delete(NAME);
  const range = text.length > 1 ? rangeOf(page, text) : undefined;
  if (!range) return;
  view.CSS.highlights.set(NAME, new view.Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) view.scrollBy({ top: top - view.innerHeight / 3 });
}
