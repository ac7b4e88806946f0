import { render } from '#app/prerender.tsx';
import type { Content } from '#site/content.ts';
import { followRecord } from '#site/follow-record.ts';
import { contentOn } from '#site/on-day.ts';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import { outlineAddress } from '#scripts/build/site/province-outline.ts';
import { CAMPAIGNS } from '#scripts/config/read/campaigns.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';
import { FOREIGN_NAMES, stringsOf } from '#scripts/config/rules/strings.ts';
import type { Published } from '#scripts/preview/editor/page/draft-text.ts';
import { FOLLOWED_STYLE, markExamples } from '#scripts/preview/editor/page/follow.ts';
import { IN_PAGE_STYLE, plain } from '#scripts/preview/editor/page/in-page.ts';

type Asked = { content: Content; files: Published; path: string; css: string; day: string };

/** A page of the site as the content of a day (YYYY-MM-DD) makes it. */
export function pageIn({ content: edited, files, path, css, day }: Asked): string {
  const content = contentOn(followRecord(edited), day);
  const assets = {
    script: 'about:blank',
    integrity: null,
    islandScripts: () => [],
    logo: (lender: Content['lenders'][number]) =>
      drawingAddress(files[`config/logos/${lender.logo ?? ''}`] ?? monogramOf(lender)),
    outline: outlineAddress,
    socialImage: () => 'about:blank',
  };
  return render({ content, assets, path, styles: [{ css, classes: null }], policyFor: null });
}

/** Ancestors whose text is tried when what was pressed has none that is known. */
const MOST_STEPS = 4;
const SCHEME = /@media ?\(prefers-color-scheme: ?(dark|light)\)/g;

const WITHOUT_SCRIPTS = /@media ?\(scripting: ?none\)/g;

const heads = new WeakMap<HTMLIFrameElement, string>();

/** In the theme that was chosen here, not that of the browser; with what scripts show, though the frame runs none. */
const inTheme = (css: string, isDark: boolean): string =>
  css
    .replaceAll(SCHEME, (_, theme) => ((theme === 'dark') === isDark ? '@media all' : '@media not all'))
    .replaceAll(WITHOUT_SCRIPTS, '@media not all') +
  `:root{color-scheme:${isDark ? 'dark' : 'light'} !important}${FOLLOWED_STYLE}${IN_PAGE_STYLE}`;

/**
 * Shows a page as a picture of the site, without its programs and icons; `find` leads to where a text comes from, when
 * it is known. A whole page is written once; while its head stays the same only its body changes, and it stays where it
 * was scrolled to.
 */
export function showPage(
  frame: HTMLIFrameElement,
  html: string,
  isDark: boolean,
  find: (text: string, element: Element) => boolean,
): void {
  const page = frame.contentDocument;
  if (!page) return;
  const still = html
    .replaceAll(/<(script|noscript)[^>]*>[^]*?<\/\1>|<link[^>]*>/g, '')
    .replaceAll(/<style>([^]*?)<\/style>/g, (_, css: string) => `<style>${inTheme(css, isDark)}</style>`);
  const [, root = '', head = '', body = ''] =
    /<html([^>]*)>\s*<head>([^]*)<\/head>\s*<body[^>]*>([^]*)<\/body>/.exec(still) ?? [];
  const whole = `<!doctype html><html${root}><head>${head}</head><body>${body}</body></html>`;
  if (heads.get(frame) === root + head) {
    if (page.body.innerHTML !== body) page.body.innerHTML = body;
  } else if (heads.has(frame)) {
    const { documentElement } = new DOMParser().parseFromString(whole, 'text/html');
    page.documentElement.replaceWith(page.adoptNode(documentElement));
  } else {
    page.open();
    page.write(whole);
    page.close();
  }
  heads.set(frame, root + head);
  markExamples(frame);
  page.onclick = (event) => {
    event.preventDefault();
    let element = event.target as Element | null;
    if (element?.closest('[contenteditable]')) return;
    for (let step = 0; element && step < MOST_STEPS; step += 1) {
      const text = element.textContent?.trim() ?? '';
      if (text !== '' && find(text, element)) return;
      element = element.parentElement;
    }
  };
  page.onsubmit = (event) => event.preventDefault();
}

/** Opens the menu that a page has on telephones. */
export function openMenu({ contentDocument }: HTMLIFrameElement): void {
  const menu = contentDocument?.querySelector<HTMLElement>('[popover]');
  if (menu && !menu.matches(':popover-open')) menu.showPopover();
}

/** A field: its file, and its pointer in it; '' for the file as a whole. */
export type Place = { file: string; pointer: string };

/** Texts shorter than this are no sign of where a longer one comes from. */
const TELLING = 12;

/** Returns the match of a content text with a shown one: 3 the same, 2 with its gaps filled, 1 a part, 0 none. */
function likeness(template: string, seen: string): number {
  const text = plain(template);
  if (text === seen) return 3;
  if (/\{\w+\}/.test(text)) {
    const pattern = text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    if (pattern.replaceAll(/[.*]/g, '').trim().length > 2 && new RegExp(`^${pattern}$`).test(seen)) return 2;
  }
  const [short, long] = text.length < seen.length ? [text, seen] : [seen, text];
  return short.length >= TELLING && long.includes(short) ? 1 : 0;
}

/** The field that a text on the page comes from, looked for first in the file that is being edited. */
export function placeOfText(
  files: ReadonlyMap<string, ConfigFile>,
  current: string,
  text: string,
): Place | undefined {
  const seen = plain(text);
  let best: (Place & { score: number }) | undefined;
  for (const { file, data } of files.values()) {
    // What a campaign says is found in its place.
    if (FOREIGN_NAMES.has(file) || file.startsWith(CAMPAIGNS)) continue;
    for (const { text: found, path } of stringsOf(data)) {
      const score = likeness(found, seen) + (file === current ? 0.5 : 0);
      if (score >= 1 && score > (best?.score ?? 0)) best = { file, pointer: within('', ...path), score };
    }
  }
  return best;
}
