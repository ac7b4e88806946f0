export type Page<Item> = {
  items: Item[];
  /** From 1; inside the range whatever was asked for. */
  page: number;
  /** At least 1, even of nothing. */
  pages: number;
};

/** One page of a list. `page` counts from 1; what is outside the range or no number gives the nearest page. Never throws. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const perPage = Math.max(1, Math.floor(size) || 1);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const current = Math.min(pages, Math.max(1, Math.floor(page) || 1));
  return { items: items.slice((current - 1) * perPage, current * perPage), page: current, pages };
}

const AT_EACH_END = 3;

/** Buttons of a pager: the first 3 pages, the last 3, and the neighbours of the current one, with a gap between. */
export function pageButtons(current: number, pages: number): (number | 'gap')[] {
  const shown = new Set<number>();
  for (let page = 1; page <= Math.min(AT_EACH_END, pages); page += 1) shown.add(page).add(pages + 1 - page);
  for (const page of [current - 1, current, current + 1]) if (page >= 1 && page <= pages) shown.add(page);
  const inOrder = [...shown].sort((one, other) => one - other);
  return inOrder.flatMap((page, at) =>
    at > 0 && page > (inOrder[at - 1] ?? 0) + 1 ? ['gap', page] : [page],
  );
}
