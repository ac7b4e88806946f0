import { one } from '#scripts/review/studio/page/dom.ts';

/** What a page tells search engines and social networks: its title, description and picture; null: it has no page. */
export async function showMetadata(place: HTMLElement, path: string | null): Promise<void> {
  place.hidden = path === null;
  if (path === null) return;
  const answer = await fetch(path, { headers: { Accept: 'text/html' } });
  // While something is broken, what was shown before stays.
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const metaContent = (selector: string): string =>
    page.querySelector<HTMLMetaElement>(selector)?.content ?? '';
  const { host, pathname } = new URL(metaContent('meta[property="og:url"]'));
  one(place, '.snippet-title').textContent = page.title;
  one(place, '.snippet-address').textContent = host + pathname;
  one(place, '.snippet-text').textContent = metaContent('meta[name=description]');
  one<HTMLImageElement>(place, '.share').src = new URL(metaContent('meta[property="og:image"]')).pathname;
}
