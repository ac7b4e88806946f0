/** Words for gaps by name; null: none, and the sentence with the gap steps aside. */
export type Values = ReadonlyMap<string, string | null>;

/** The space between two sentences. */
const BETWEEN = /(?<=[.?…»])\s+(?=[\p{Lu}\d¿«{])/u;
const GAP = /\{([a-zA-Z]+)\}/g;

export const sentencesOf = (text: string): string[] => text.split(BETWEEN);

export const gapNamesIn = (text: string): string[] => [...text.matchAll(GAP)].map(([, name = '']) => name);

/**
 * Returns a text with these gaps filled, without the sentences of which one has no value; '' when none is left. Other
 * gaps stay.
 */
export function filledText(text: string, values: Values): string {
  if (!gapNamesIn(text).some((name) => values.has(name))) return text;
  return sentencesOf(text)
    .filter((sentence) => gapNamesIn(sentence).every((name) => values.get(name) !== null))
    .map((sentence) => sentence.replaceAll(GAP, (gap, name: string) => values.get(name) ?? gap))
    .join(' ');
}

/** Whether nothing is left of a member of a list that had a text of its own. */
const isGone = (before: unknown, after: unknown): boolean =>
  typeof before === 'object' && before !== null
    ? (after as { text?: unknown }).text === '' && (before as { text?: unknown }).text !== ''
    : after === '' && before !== '';

/** Returns a value with the gaps of its texts filled, at any depth, and without the members of lists that step aside. */
export function filledIn<Value>(value: Value, values: Values): Value {
  if (typeof value === 'string') return filledText(value, values) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const filled = value.map((member) => [member, filledIn(member, values)]);
    return filled.filter(([before, after]) => !isGone(before, after)).map(([, after]) => after) as Value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, filledIn(member, values)]),
  ) as Value;
}
