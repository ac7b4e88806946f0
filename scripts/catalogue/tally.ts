/** A record that was counted: where it stands in the file and what is quoted of it. */
export type Example = { place: number; detail: string };
type Count = { count: number; examples: Example[] };
export type Tally<Key extends string> = ReadonlyMap<Key, Count>;

export type Add<Key extends string> = (key: Key, place: number, detail?: string) => void;

/** Counts records by key, each with its place and what to quote of it. */
export function createTally<Key extends string>(): { add: Add<Key>; counts: Tally<Key> } {
  const counts = new Map<Key, Count>();
  return {
    counts,
    add(key, place, detail = '') {
      const entry = counts.get(key) ?? { count: 0, examples: [] };
      counts.set(key, entry);
      entry.count += 1;
      entry.examples.push({ place, detail });
    },
  };
}
