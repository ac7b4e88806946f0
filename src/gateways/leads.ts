import { type LeadPayload, leadPayload } from '#domain/lead-payload.ts';
import type { LoanForm, LoanOptions } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { Site } from '#generated/types.ts';
import { logFailure } from '#gateways/log.ts';

export type LeadCall = {
  form: LoanForm;
  personal: PersonalData;
  options: LoanOptions;
  /** The site's policy, with the lender's own on its page. */
  leads: Site['leads'];
};

/**
 * The request of each variant. A spreadsheet's web app answers no preflight: plain text, and an answer nobody can
 * read. `keepalive` lets the request outlive the page.
 */
function requestOf(variant: 'spreadsheet' | 'json', payload: LeadPayload): RequestInit {
  const isSpreadsheet = variant === 'spreadsheet';
  return {
    method: 'POST',
    mode: isSpreadsheet ? 'no-cors' : 'cors',
    headers: { 'Content-Type': isSpreadsheet ? 'text/plain' : 'application/json' },
    body: JSON.stringify(payload),
    credentials: 'omit',
    keepalive: true,
  };
}

/** Null when the lead was taken, else why not. An opaque answer says nothing and counts as taken. */
async function send(endpoint: string, request: RequestInit, signal: AbortSignal): Promise<string | null> {
  try {
    const { ok, type, status } = await fetch(endpoint, { ...request, signal });
    return ok || type === 'opaque' ? null : `status ${status}`;
  } catch {
    return 'network';
  }
}

/**
 * Records the lead of a visitor who got offers, once, and waits for it no longer than the configured time. True when
 * it was taken or there is nothing to record; false when it was not, or not in time.
 */
export async function recordLead({ form, personal, options, leads }: LeadCall): Promise<boolean> {
  const { variant, endpoint, onFailure, timeoutSeconds } = leads;
  if (variant === 'none' || endpoint === '') return true;
  const request = requestOf(variant, leadPayload(form, personal, options, location.href));
  const stopper = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutSeconds * 1000);
  });
  const problem = await Promise.race([send(endpoint, request, stopper.signal), late]);
  clearTimeout(timer);
  if (problem === null) return true;
  // A visitor who is sent back will submit again: a late lead of the first try would then be a second one.
  if (onFailure === 'block') stopper.abort();
  logFailure('Lead not recorded', problem);
  return false;
}
