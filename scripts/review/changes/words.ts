/** A stretch of a text: in both versions, or in one of them alone. */
export type Stretch = { kind: 'same' | 'before' | 'after'; text: string };

/** Two texts with more words than this are shown whole, one after the other. */
const MOST_WORDS = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Lengths of the longest common runs of words from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1) {
    const row = lengths[one] as Uint16Array;
    const next = lengths[one + 1] as Uint16Array;
    for (let other = after.length - 1; other >= 0; other -= 1) {
      row[other] =
        before[one] === after[other]
          ? (next[other + 1] as number) + 1
          : Math.max(next[other] as number, row[other + 1] as number);
    }
  }
  return lengths;
}

/** Joins what changed over the spaces in between, so that it reads as one. */
function withoutGaps(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  let pending = { before: '', after: '' };
  const flush = (): void => {
    if (pending.before) joined.push({ kind: 'before', text: pending.before });
    if (pending.after) joined.push({ kind: 'after', text: pending.after });
    pending = { before: '', after: '' };
  };
  stretches.forEach(({ kind, text }, at) => {
    if (kind !== 'same') pending[kind] += text;
    else if (text.trim() === '' && pending.before && pending.after && at < stretches.length - 1)
      pending = { before: pending.before + text, after: pending.after + text };
    else {
      flush();
      joined.push({ kind, text });
    }
  });
  flush();
  return joined;
}

/** The words that left a text and those that came, between those that stayed. */
export function wordChanges(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (old.length > MOST_WORDS || now.length > MOST_WORDS)
    return [
      { kind: 'before', text: before },
      { kind: 'after', text: after },
    ];
  const lengths = commonLengths(old, now);
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], text = ''): void => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else stretches.push({ kind, text });
  };
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const withoutOld = lengths[one + 1]?.[other] ?? -1;
    const withoutNew = lengths[one]?.[other + 1] ?? -1;
    if (one < old.length && old[one] === now[other]) {
      add('same', old[one]);
      one += 1;
      other += 1;
    } else if (withoutOld >= withoutNew) {
      add('before', old[one]);
      one += 1;
    } else {
      add('after', now[other]);
      other += 1;
    }
  }
  return withoutGaps(stretches);
}
