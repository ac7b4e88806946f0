import { useState } from 'react';
import { formatPesos } from '#domain/format.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';

const { whatIf } = results;

type Seen = { form: LoanForm; lowest: number; text: string };

const compare = (before: number, after: number): string =>
  Number.isFinite(before) && Number.isFinite(after)
    ? fillTemplate(whatIf.compared, { before: formatPesos(before), after: formatPesos(after) })
    : '';

/** What the last change of amount or term did to the lowest instalment, or that it could not be asked. */
export function useWhatIfOutcome(form: LoanForm, lowest: number, askFailed: boolean): string {
  const [seen, setSeen] = useState<Seen>({ form, lowest, text: '' });
  if (seen.form !== form) setSeen({ form, lowest, text: compare(seen.lowest, lowest) });
  return askFailed ? whatIf.failed : seen.text;
}
