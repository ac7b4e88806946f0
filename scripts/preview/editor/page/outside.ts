import type { Content } from '#site/content.ts';
import { picturesOf, socialPicture } from '#scripts/build/site/social-picture.ts';
import { escapedHtml } from '#scripts/preview/escaped-html.ts';

/** The directory's page with one lender's card alone; whole when the name is nobody's. */
function withCardOnly(page: Document, name: string | undefined): void {
  const cards = [...page.querySelectorAll('[data-lender]')];
  const own = cards.find((card) => card.querySelector('h3')?.textContent === name);
  if (!own) return;
  for (const card of cards) if (card !== own) card.remove();
  for (const group of page.querySelectorAll('[data-lenders]'))
    if (!group.querySelector('[data-lender]')) group.remove();
}

/** The page's address, title and description as a search engine lists them, and its picture on social networks. */
function withShared(page: Document, { content, path }: Pick<Outside, 'content' | 'path'>): void {
  const pictures = picturesOf(content);
  const picture = pictures.get(path.slice(1)) ?? pictures.get('site');
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const host = new URL(content.site.origin).hostname;
  page.body.innerHTML = `<main style="display:grid;gap:24px;max-width:600px;padding:24px">
<div data-snippet style="line-height:1.5"><p>${escapedHtml(host + path)}</p>
<p style="font-size:20px;font-weight:600">${escapedHtml(page.title)}</p><p>${escapedHtml(description)}</p></div>
<div data-share>${picture ? socialPicture(picture) : ''}</div></main>`;
  const drawing = page.querySelector('[data-share] svg');
  drawing?.setAttribute('viewBox', `0 0 ${drawing.getAttribute('width')} ${drawing.getAttribute('height')}`);
  drawing?.setAttribute('style', 'width:100%;height:auto');
}

type Outside = {
  state: 'card' | 'shared';
  content: Content;
  /** The built page of that state, as HTML. */
  html: string;
  path: string;
  lenderId: string;
};

/** A page as it is met from outside: a lender's card in the directory, or what search and social networks show. */
export function drawOutside({ state, content, html, path, lenderId }: Outside): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const lender = content.lenders.find(({ id }) => id === lenderId);
  if (state === 'card') withCardOnly(page, lender?.name);
  else withShared(page, { content, path });
  return page.documentElement.outerHTML;
}
