import { diffArrays } from 'diff';

/** A stretch of a text: in both versions, or in one of them alone. */
export type Stretch = { kind: 'same' | 'before' | 'after'; text: string };

/** Two texts with more words than this are shown whole, one after the other. */
const MOST_WORDS = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** The words that left a text and those that came, between those that stayed; spaces between changes are part of them. */
export function wordChanges(before: string, after: string): Stretch[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const stretches: Stretch[] = [];
  let changed = { before: '', after: '' };
  const endChange = (): void => {
    for (const kind of ['before', 'after'] as const) stretches.push({ kind, text: changed[kind] });
    changed = { before: '', after: '' };
  };
  if (old.length > MOST_WORDS || now.length > MOST_WORDS) changed = { before, after };
  else
    diffArrays(old, now).forEach(({ value, removed, added }, at, { length }) => {
      const text = value.join('');
      const isGap = text.trim() === '' && changed.before && changed.after && at < length - 1;
      if (removed || (isGap && !added)) changed.before += text;
      if (added || (isGap && !removed)) changed.after += text;
      if (removed || added || isGap) return;
      endChange();
      stretches.push({ kind: 'same', text });
    });
  endChange();
  return stretches.filter(({ text }) => text !== '');
}
