/** Next number of a sequence, from 0 up to but not including 1. */
export type Random = () => number;

/** Numbers that look random and are the same for the same seed on every machine (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`, both included. */
export const wholeBetween = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** One of a list that is not empty. */
export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[wholeBetween(random, 0, items.length - 1)] as Item;
