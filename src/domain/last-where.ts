/** Position of the last item that passes; -1 without one. `findLastIndex` is newer than the browsers that are supported. */
export function lastIndexWhere<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  for (let at = items.length - 1; at >= 0; at -= 1) if (passes(items[at] as Item)) return at;
  return -1;
}

/** The last item that passes; undefined without one. */
export const lastWhere = <Item>(items: readonly Item[], passes: (item: Item) => boolean): Item | undefined =>
  items[lastIndexWhere(items, passes)];
