import { type DOMNode, HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Content } from '#site/content.ts';
import type { Assets } from '#site/site.ts';
import { NOT_FOUND, pagePaths } from '#site/routes.ts';
import { socialImages } from '#scripts/build/site/social-images.ts';
import { render } from '#app/prerender.tsx';
import { content } from './content.ts';

/** Every page the build writes. */
export const allPaths = [...pagePaths(content), ...Object.values(NOT_FOUND)];

type Shown = { id: string; logo?: string | undefined };

/** Where the build puts a lender's logo. */
const logoAddress = ({ logo = '' }: Shown): string => `/assets/logos/${logo}`;

/** What stands for a lender: the address of its logo, or without one its id, which has its letters. */
export const tileOf = (lender: Shown): string => (lender.logo ? logoAddress(lender) : lender.id);

/** The addresses that the build gives the pages of some content. */
const assetsOf = memoizeByRef((of: Content): Assets => ({
  script: '/assets/main.js',
  integrity: null,
  islandScripts: () => [],
  logo: logoAddress,
  socialImage: socialImages(of).address,
}));

/** Pages of some content that were rendered so far: many tests of a worker ask for the same. */
const rendered = memoizeByRef<Content, Map<string, string>>(() => new Map());

/** The HTML of a page as the build would write it, of the content that the tests run on or of another, without the styles. */
export function htmlOf(path: string, of: Content = content): string {
  const pages = rendered(of);
  const html =
    pages.get(path) ?? render({ content: of, assets: assetsOf(of), path, styles: [], policyFor: null });
  pages.set(path, html);
  return html;
}

const parser = new Parser(await new HtmlValidate({ elements: ['html5'] }).getConfigFor('page.html'));
export type Page = HtmlElement;

/** A page as a tree that can be asked with selectors. */
export const pageAt = (path: string, of?: Content): Page => parser.parseHtml(htmlOf(path, of));

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#64': '@' };

/** Text as a visitor reads it: entities resolved, spaces of all kinds alike. */
export const readable = (text: string): string =>
  text
    .replaceAll(/&([a-z]+|#x27|#64);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const SILENT = ['script', 'style', 'noscript', 'template'];

const textIn = (node: DOMNode): string => {
  if (!(node instanceof HtmlElement)) return node.textContent;
  return SILENT.includes(node.tagName) ? '' : node.childNodes.map(textIn).join('');
};

/** What is read in the first element that matches; '' when there is none. */
export function textOf(page: Page, selector = 'main'): string {
  const element = page.querySelector(selector);
  return element ? readable(textIn(element)) : '';
}

/** What is read in every element that matches. */
export const textsOf = (page: Page, selector: string): string[] =>
  page.querySelectorAll(selector).map((element) => readable(textIn(element)));

/** Values of an attribute over every element that matches. */
export const attributesOf = (page: Page, selector: string, name: string): string[] =>
  page.querySelectorAll(selector).map((element) => readable(element.getAttributeValue(name) ?? ''));

/** What stands for lenders in some markup, as `tileOf` says it: drawings first. */
export const tilesIn = (page: Page): string[] => [
  ...attributesOf(page, 'img', 'src').filter((src) => src.startsWith('/assets/logos/')),
  ...attributesOf(page, '[data-tile]', 'data-tile'),
];
