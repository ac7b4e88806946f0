import type { LeadFlag } from '#domain/payloads.ts';
import { recordLead } from '#gateways/leads.ts';
import { requestOffers } from '#gateways/provider.ts';
import { tell } from '#gateways/tell.ts';
import type { Interruption, Outcome } from '#loan/flow.ts';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import type { Words } from '#site/words.tsx';

export type Question = Pick<Outcome, 'form' | 'personal'> & {
  /** Whether the simulation also records a lead: a repeated one does not. */
  leads: 'record' | 'skip';
  flag?: LeadFlag | undefined;
  /** Whether the person may be contacted; missing where the page did not ask. */
  mayContact?: boolean | undefined;
};

/** Functions of the results' script that judge an answer. */
type Results = Pick<typeof import('#loan/results/prepared.ts'), 'hasOffers' | 'prepareAhead'>;

/**
 * Asks the provider and records the lead, neither of them twice. Resolves with the outcome, or with why there is none;
 * of no interest once `signal` has aborted. Rejects when the results' script cannot be had.
 */
export async function ask(
  { form, personal, leads, flag, mayContact }: Question,
  { site, lender }: SimulatorProps,
  needResults: () => Promise<Results>,
  signal: AbortSignal,
  options: Words['simulator'],
): Promise<Outcome | Interruption> {
  const asked = requestOffers({
    form,
    personal,
    options,
    provider: site.provider,
    label: lender?.name ?? null,
    signal,
  });
  const [answer, { hasOffers, prepareAhead }] = await Promise.all([asked, needResults()]);
  if (answer.kind === 'failed') {
    const why = navigator.onLine ? 'failed' : 'offline';
    // A call that the visitor cancelled does not count as an error.
    if (!signal.aborted) tell({ event: 'error', detail: why });
    return why;
  }
  const { raw } = answer;
  if (leads === 'record' && !signal.aborted) tell({ event: 'results', detail: `${raw.length}` });
  const isRecorded = leads === 'record' && (site.leads.withoutOffers === 'record' || hasOffers(raw));
  if (isRecorded && !signal.aborted) {
    const recording = recordLead({
      form,
      personal,
      options,
      flag,
      mayContact,
      leads: site.leads,
      days: { unsent: site.privacy.personalDataDays, sent: site.privacy.leadDays },
    });
    // The offers are prepared while the lead is on its way.
    prepareAhead(raw);
    if (!(await recording) && site.leads.onFailure === 'block') return 'failed';
  }
  return { form, personal, raw };
}
