import { nearPage } from '#domain/near-page.ts';
import { fetchPagePaths } from '#gateways/site-map.ts';

const GAP = '{page}';

/** Offers the page that was probably meant; when none is near, or the list cannot be had, nothing changes. */
export async function suggestPage(place: HTMLElement): Promise<void> {
  const page = nearPage(decodedPath(), await fetchPagePaths().catch(() => []));
  if (!page) return;
  const [before = '', after = ''] = (place.dataset['suggestion'] ?? '').split(GAP);
  const link = document.createElement('a');
  link.href = page;
  link.textContent = page;
  place.append(before, link, after);
  place.hidden = false;
}

/** The path as it was typed; one with malformed escapes is taken as it stands. */
function decodedPath(): string {
  try {
    return decodeURIComponent(location.pathname);
  } catch {
    return location.pathname;
  }
}
