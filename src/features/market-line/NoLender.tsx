import { useDeferredValue, useMemo } from 'react';
import marketLineAdvice from '#generated/content/marketLineAdvice.json';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { changesForMore, entitiesFor, failuresByRule } from '#domain/quote/advice.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { fillTemplate } from '#domain/template.ts';
import { market } from '#gateways/data.ts';
import type { Catalogue } from '#generated/types.ts';
import { termText } from '#loan/form/loan-text.ts';
import { applicantOf, boundsOf } from '#loan/form/quoting.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { useWords, withWords, type Words } from '#site/words.tsx';
import { messages } from '#ui/messages.styles.ts';

/** A change is worth naming when it leaves something to compare. */
const ENOUGH = 3;

/** Says that no entity would lend, the limit most of them set, and the smallest change that gives three; '' when one would. */
export function noLenderText(
  catalogue: Catalogue,
  form: LoanForm,
  { simulator, marketLineAdvice: texts }: Words,
): string {
  const index = indexOf(catalogue);
  const applicant = applicantOf(form, simulator);
  if (entitiesFor(index, applicant) > 0) return '';
  const [most] = failuresByRule(index, applicant, index.codes);
  const { amount, term } = changesForMore(index, applicant, boundsOf(simulator), ENOUGH);
  const changed = (change: string, asked: Partial<typeof applicant>): string =>
    fillTemplate(texts.change, { change, n: entitiesFor(index, { ...applicant, ...asked }) });
  return [
    texts.title,
    most && fillTemplate(texts.reasons[most[0]], { n: most[1] }),
    amount !== null && changed(formatPesos(amount), { amount }),
    term !== null && changed(termText(term, simulator), { term }),
    texts.anyway,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shows that text before any personal data are asked for. The visitor may go on. */
export const NoLender = withWords(
  function NoLender({ form }: { form: LoanForm }) {
    const words = useWords();
    const catalogue = useLoaded(market);
    const settled = useDeferredValue(form);
    const text = useMemo(
      () => (catalogue ? noLenderText(catalogue, settled, words) : ''),
      [catalogue, settled, words],
    );
    return <div role="status">{text && <p className={messages.warn}>{text}</p>}</div>;
  },
  { marketLineAdvice },
);
