import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Sort } from '#domain/offers/rank.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import type { ResultsState } from '#loan/results/useResults.ts';
import { useWords, type Words } from '#site/words.tsx';
import { hidden } from '#ui/hidden.styles.ts';

export type Shown = ResultsState['shown'];

/**
 * Returns the order of the list as a sentence without its full stop; `first` is the page's own lender, which leads it.
 */
export function sortText(sort: Sort, first: string | null, { sorts, status }: Words['results']): string {
  const { announce = '', order = '' } = sorts.find(({ id }) => id === sort) ?? {};
  return first === null ? announce : fillTemplate(status.ownFirst, { bank: first, order });
}

function arrived({ count, sort, first, tied }: Shown, { results }: Words): string {
  const { status, notices } = results;
  if (count === 0) return status.readyNone;
  const ready = pluralize(status.ready, count, { sort: sortText(sort, first, results) });
  return tied > 0 ? `${ready} ${pluralize(notices.conditional, tied)}` : ready;
}

const askedAgain = ({ count, form }: Shown, { results, simulator }: Words): string =>
  pluralize(results.again.done, count, loanTexts(form, simulator));

/** Returns one sentence for the weightiest change; null when nothing worth saying changed. */
export function announcementFor(before: Shown | null, now: Shown, words: Words): string | null {
  const { results } = words;
  const { again, pagination } = results;
  if (!before) return arrived(now, words);
  if (before.form !== now.form) return askedAgain(now, words);
  if (now.asking && !before.asking) return again.loading;
  if (now.askFailed && !before.askFailed) return again.failed;
  if (now.narrowing && before.narrowing !== now.narrowing) return now.narrowing.said(now.count);
  if (before.sort !== now.sort) return sortText(now.sort, now.first, results);
  if (before.page !== now.page) return fillTemplate(pagination.status, { page: now.page, pages: now.pages });
  return null;
}

type AnnouncerProps = {
  shown: Shown;
  /** Something said for a moment, which no state keeps. */
  remark: string;
};

/** The results' only live region: says each change once, in one sentence, after it is on the screen. */
export function Announcer({ shown: latest, remark }: AnnouncerProps) {
  const words = useWords();
  const shown = useDeferredValue(latest);
  const before = useRef<Shown | null>(null);
  const [remarked, setRemarked] = useState(remark);
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 });
  const say = (sentence: string) => setSaid((said) => ({ text: sentence, count: said.count + 1 }));
  if (remarked !== remark) {
    setRemarked(remark);
    // A remark that is over is not announced, and neither is what was announced before it.
    say(remark);
  }
  useEffect(() => {
    const next = announcementFor(before.current, shown, words);
    before.current = shown;
    if (next !== null) say(next);
  }, [shown, words]);
  // Each sentence gets a new node, so that a repeated sentence is spoken again.
  return (
    <output className={hidden.text}>
      <span key={count}>{text}</span>
    </output>
  );
}
