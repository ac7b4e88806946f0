/** Draws that are the same on every run of a seed. */
export type Draw = {
  /** A whole number from 0, below `count`. */
  below: (count: number) => number;
  one: <Item>(items: readonly Item[]) => Item;
  /** True once in so many times. */
  onceIn: (times: number) => boolean;
};

/** Numbers that look drawn, the same on every run: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function drawFrom(seed: number): Draw {
  const next = numbersFrom(seed);
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    one: (items) => items[below(items.length)] as (typeof items)[number],
    onceIn: (times) => below(times) === 0,
  };
}
