import { type EditStep, editSteps } from '#scripts/review/changes/edit-steps.ts';

/** A stretch of a text: in both versions, or in one of them alone. */
export type Stretch = { kind: EditStep['kind']; text: string };

/** Two texts with more words than this are shown whole, one after the other. */
const MOST_WORDS = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

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
  const stretches: Stretch[] = [];
  for (const { kind, at } of editSteps(old, now)) {
    const text = (kind === 'after' ? now[at] : old[at]) ?? '';
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else stretches.push({ kind, text });
  }
  return withoutGaps(stretches);
}
