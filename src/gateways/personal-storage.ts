import { PERSONAL_DATA_KEY, resultsKey } from '#domain/stored-keys.ts';
import { emptyLoanForm, type LoanForm } from '#domain/loan-request.ts';
import { emptyPersonalData, type PersonalData } from '#domain/personal-data.ts';
import { restoreLoanForm, storeLoanForm } from '#domain/stored-loan-form.ts';
import { restorePersonalData, storePersonalData } from '#domain/stored-personal-data.ts';
import { validateLoanForm } from '#domain/validation/loan-form.ts';
import { validatePersonalData } from '#domain/validation/personal-data.ts';
import { erase, openStored, store } from '#gateways/storage.ts';
import { isSimulationResponse } from '#generated/validators.js';
import type { ScriptParts } from '#generated/kinds.ts';

/** The stored personal data, at most `days` old; null when there is none that can be read. */
export const loadPersonalData = (days: number, gender: string): PersonalData | null =>
  restorePersonalData(openStored(PERSONAL_DATA_KEY, days), emptyPersonalData(gender));

/** Stores personal data; false when the browser refuses. */
export const savePersonalData = (data: PersonalData): boolean =>
  store(PERSONAL_DATA_KEY, storePersonalData(data));

/** Two hours, in days: longer than reading a guide or a call with a bank, shorter than prices take to change. */
const KEPT_DAYS = 2 / 24;

type Outcome = {
  form: LoanForm;
  personal: PersonalData;
  raw: readonly unknown[];
};

/** Keeps the results of a page for this tab, or none; not the personal data, which have one place of their own. */
export function keepOutcome(formKey: string, outcome: Outcome | null): void {
  const key = resultsKey(formKey);
  // Results that do not fit any more must not leave older ones in their place.
  erase(key, 'sessionStorage');
  if (!outcome) return;
  const { form, raw } = outcome;
  store(key, { form: storeLoanForm(form), offers: raw }, 'sessionStorage');
}

const isFaultless = (errors: object): boolean => Object.keys(errors).length === 0;

/**
 * The results that this tab keeps of a page, for the personal data that are stored (at most `personalDays` old); null
 * when there are none that make sense. The offers are checked as the provider's answer is. When the personal data were
 * erased meanwhile, in another tab too, so are the results.
 */
export function loadOutcome(
  formKey: string,
  personalDays: number,
  { simulator, personal: personalConfig }: Pick<ScriptParts, 'simulator' | 'personal'>,
): Outcome | null {
  const key = resultsKey(formKey);
  const personal = loadPersonalData(personalDays, simulator.defaults.gender);
  if (!personal) erase(key, 'sessionStorage');
  const stored = openStored(key, KEPT_DAYS, 'sessionStorage') as Record<string, unknown> | null;
  const answer = { offers: stored?.['offers'] };
  if (!stored || !isSimulationResponse(answer)) return null;
  const form = restoreLoanForm(stored['form'], simulator, emptyLoanForm(simulator.defaults));
  if (!form || !isFaultless(validateLoanForm(form, simulator))) return null;
  if (!personal || !isFaultless(validatePersonalData(personal, personalConfig))) return null;
  return { form, personal, raw: answer.offers };
}
