/** Prefixes under which a browser keeps what a visitor typed, and what else the site keeps of a visit. */
const LOAN_FORM_PREFIX = 'loan-form-data-';
const PREFIX = 'simulator-';
export const PERSONAL_DATA_KEY = 'simulator-personal-data';
/** Leads that could not be sent yet. */
export const UNSENT_LEADS_KEY = 'simulator-unsent-leads';
/** Ids of the leads that this browser sent, which alone can erase them; 'Borrar mis datos' leaves them. */
export const SENT_LEADS_KEY = 'simulator-sent-leads';
/** The campaign by which a tab came to the site. */
export const CAMPAIGN_KEY = 'simulator-campaign';

/** Prefix of what a tab keeps of the results it last showed on a page; the key of the page's form follows. */
const RESULTS_PREFIX = 'simulator-results-';

export const resultsKey = (formKey: string): string => `${RESULTS_PREFIX}${formKey}`;

/** Key of the loan form of a page, by its name: 'homepage' for `/` and `/simular`. */
export const loanFormKey = (page: string): string => `${LOAN_FORM_PREFIX}${page}`;

/** Key of the loan form of a lender's page: the one it has had since before it was renamed, else that of its id. */
export const lenderFormKey = ({ id, storageKey }: { id: string; storageKey?: string | undefined }): string =>
  storageKey ?? loanFormKey(id);

export const isLoanFormKey = (key: string): boolean => key.startsWith(LOAN_FORM_PREFIX);

/** Whether 'Borrar mis datos' erases what is kept under a key. */
export const isErased = (key: string): boolean =>
  isLoanFormKey(key) || (key.startsWith(PREFIX) && key !== SENT_LEADS_KEY);

const VERSION = 1;
const DAY = 86_400_000;

/** The outcome of reading a stored text. Only `fresh` may be shown; `expired` must be erased. */
type Envelope = { state: 'unreadable' | 'expired' } | { state: 'fresh'; data: unknown };

/** The text to store: what was typed, when (epoch milliseconds), and the version of the format. */
export const sealEnvelope = (data: unknown, now: number): string =>
  JSON.stringify({ v: VERSION, savedAt: now, data });

function parsed(text: string): Partial<Record<'v' | 'savedAt' | 'data', unknown>> | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Opens a stored text. None, or one of another version, older or newer, is unreadable and stays untouched. What was
 * saved more than a day ahead of `now` has expired: a clock that was set wrong must not keep it for years. Never
 * throws.
 */
export function openEnvelope(text: string | null, now: number, days: number): Envelope {
  const { v, savedAt, data } = parsed(text ?? '') ?? {};
  if (v !== VERSION || typeof savedAt !== 'number' || !Number.isFinite(savedAt))
    return { state: 'unreadable' };
  const age = now - savedAt;
  return age < days * DAY && age >= -DAY ? { state: 'fresh', data } : { state: 'expired' };
}
