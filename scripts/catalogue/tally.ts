/** A record that was counted: where it stands in the file and what the report quotes of it. */
export type Example = { place: number; detail: string };
type Count = { count: number; examples: Example[] };
export type Tally<Key extends string> = ReadonlyMap<Key, Count>;

const MOST_EXAMPLES = 3;

/** Counts records by key and keeps the first three of each as examples. */
export function createTally<Key extends string>(): {
  add: (key: Key, place: number, detail?: string) => void;
  counts: Tally<Key>;
} {
  const counts = new Map<Key, Count>();
  return {
    counts,
    add(key, place, detail = '') {
      const entry = counts.get(key) ?? { count: 0, examples: [] };
      counts.set(key, entry);
      entry.count += 1;
      if (entry.examples.length < MOST_EXAMPLES) entry.examples.push({ place, detail });
    },
  };
}
