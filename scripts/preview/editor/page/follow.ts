import { EXAMPLE } from '#scripts/preview/editor/page/whole.ts';
import { numberText } from '#scripts/preview/editor/page/number-text.ts';

const NAME = 'editing';
const EXAMPLES = 'examples';

/** Style of the text that is being edited and of examples, for a previewed page. */
export const FOLLOWED_STYLE = `::highlight(${NAME}){background:#ffe08a;color:#1b1b1f}::highlight(${EXAMPLES}){color:#8a8a8a}`;

/** Fewest letters of a text that is searched for in the page. */
const TELLING = 2;

/** Returns the parts of a value that stand on the page as written: a text between its gaps, a figure with its dots. */
export function shownPart(value: unknown): string {
  if (typeof value === 'number') return value >= 1000 ? numberText(value) : '';
  if (typeof value !== 'string') return '';
  const parts = value.split(/\{\w+\}/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** The first place of a text within one element of a page; undefined when it is nowhere, or not seen. */
function rangeOf(page: Document, text: string): Range | undefined {
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const at = node.nodeValue?.indexOf(text) ?? -1;
    if (at < 0 || node.parentElement?.closest('script, style')) continue;
    const range = page.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + text.length);
    if (range.getClientRects().length > 0) return range;
  }
  return undefined;
}

/** Marks the texts of a previewed page that are examples. */
export function markExamples({ contentWindow, contentDocument: page }: HTMLIFrameElement): void {
  const view = contentWindow as (Window & typeof globalThis) | null;
  if (!view?.CSS.highlights || !page?.body) return;
  const nodes = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found = new view.Highlight();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!node.nodeValue?.includes(EXAMPLE)) continue;
    const range = page.createRange();
    range.selectNodeContents(node);
    found.add(range);
  }
  view.CSS.highlights.set(EXAMPLES, found);
}

/** Marks a text of a previewed page, and brings it into view when it is out of it. */
export function follow(frame: HTMLIFrameElement, text: string): void {
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  const page = frame.contentDocument;
  if (!view?.CSS.highlights || !page?.body) return;
  view.CSS.highlights.delete(NAME);
  const range = text.length >= TELLING ? rangeOf(page, text) : undefined;
  if (!range) return;
  view.CSS.highlights.set(NAME, new view.Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > view.innerHeight) view.scrollBy({ top: top - view.innerHeight / 3 });
}
