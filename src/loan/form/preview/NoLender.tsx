import { useDeferredValue, useMemo } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { changesForMore, entitiesFor, failuresByRule } from '#domain/quote/advice.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { fillTemplate } from '#domain/template.ts';
import { market } from '#gateways/data.ts';
import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import type { Catalogue } from '#generated/types.ts';
import { termText } from '#loan/form/loan-text.ts';
import { applicantOf, BOUNDS } from '#loan/form/quoting.ts';
import { useLoaded } from '#loan/useLoaded.ts';
import { notices } from '#ui/notices.styles.ts';

const { nobody: texts } = results;

/** A change is worth naming when it leaves something to compare. */
const ENOUGH = 3;

/** Says that no entity would lend, the limit most of them set, and the smallest change that gives three; '' when one would. */
export function noLenderText(catalogue: Catalogue, form: LoanForm): string {
  const index = indexOf(catalogue);
  const applicant = applicantOf(form, simulator);
  if (entitiesFor(index, applicant) > 0) return '';
  const [most] = failuresByRule(index, applicant, index.codes);
  const { amount, term } = changesForMore(index, applicant, BOUNDS, ENOUGH);
  const changed = (change: string, asked: Partial<typeof applicant>): string =>
    fillTemplate(texts.change, { change, n: entitiesFor(index, { ...applicant, ...asked }) });
  return [
    texts.title,
    most && fillTemplate(texts.reasons[most[0]], { n: most[1] }),
    amount !== null && changed(formatPesos(amount), { amount }),
    term !== null && changed(termText(term), { term }),
    texts.anyway,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Shows that text before any personal data are asked for. The visitor may go on. */
export function NoLender({ form }: { form: LoanForm }) {
  const catalogue = useLoaded(market);
  const settled = useDeferredValue(form);
  const text = useMemo(() => (catalogue ? noLenderText(catalogue, settled) : ''), [catalogue, settled]);
  return <div role="status">{text && <p className={notices.warn}>{text}</p>}</div>;
}
