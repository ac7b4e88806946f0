/** A page of a list, and the number of pages, at least 1. `page` is whole and counts from 1; one beyond the last gives the last. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(pages, page);
  return { items: items.slice((current - 1) * size, current * size), page: current, pages };
}

const AT_EACH_END = 3;

/** Buttons of a pager: the first 3 pages, the last 3, and the neighbours of the current one, with a gap between. */
export function pageButtons(current: number, pages: number): (number | 'gap')[] {
  const shown = new Set<number>();
  for (let page = 1; page <= Math.min(AT_EACH_END, pages); page += 1) shown.add(page).add(pages + 1 - page);
  for (const page of [current - 1, current, current + 1]) if (page >= 1 && page <= pages) shown.add(page);
  const inOrder = [...shown].sort((one, other) => one - other);
  return inOrder.flatMap((page, at) => (page > (inOrder[at - 1] ?? 0) + 1 ? ['gap', page] : [page]));
}
