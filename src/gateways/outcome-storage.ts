import { PERSONAL_DATA_KEY, resultsKey } from '#domain/draft.ts';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { restoreLoanForm, storeLoanForm } from '#domain/stored-loan-form.ts';
import { restorePersonalData, storePersonalData } from '#domain/stored-personal-data.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { hasDraft } from '#gateways/has-draft.ts';
import { erase, openStored, store } from '#gateways/storage.ts';
import { simulator } from '#generated/simulator.ts';
import { isSimulationResponse } from '#generated/validators.js';

/** Two hours, in days: longer than reading a guide or a call with a bank, shorter than prices take to change. */
const KEPT_DAYS = 2 / 24;

type Outcome = { form: LoanForm; personal: PersonalData; raw: readonly unknown[] };

/** Keeps the results of a page for this tab, or nothing of them; the browser may refuse, and then a reload asks anew. */
export function keepOutcome(formKey: string, outcome: Outcome | null): void {
  const key = resultsKey(formKey);
  // What does not fit any more must not leave older results in its place.
  erase(key, 'sessionStorage');
  if (!outcome) return;
  const data = {
    form: storeLoanForm(outcome.form),
    personal: storePersonalData(outcome.personal),
    offers: outcome.raw,
  };
  store(key, data, 'sessionStorage');
}

/**
 * The results that this tab keeps of a page; null when there are none that make sense. The offers are checked as the
 * provider's answer is. When the personal data were erased meanwhile, in another tab too, so are the results.
 */
export function loadOutcome(formKey: string): Outcome | null {
  const key = resultsKey(formKey);
  if (!hasDraft(PERSONAL_DATA_KEY)) erase(key, 'sessionStorage');
  const envelope = openStored(key, KEPT_DAYS, 'sessionStorage');
  const stored = (envelope.state === 'fresh' ? envelope.data : null) as Record<string, unknown> | null;
  const answer = { offers: stored?.['offers'] };
  if (!stored || !isSimulationResponse(answer)) return null;
  const form = restoreLoanForm(stored['form'], simulator, emptyLoanForm(simulator.defaults));
  const personal = restorePersonalData(stored['personal'], emptyPersonalData(simulator.defaults.gender));
  if (!form || !personal || Object.keys(validateLoanForm(form, simulator)).length > 0) return null;
  return { form, personal, raw: answer.offers };
}
