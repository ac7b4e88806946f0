import { useEffect, useRef } from 'react';
import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import { simulator } from '#generated/simulator.ts';
import type { FlowEvent, Notice } from '#simulator/flow.ts';
import { loadPersonalChunk, type PersonalChunk, type ResultsChunk } from '#simulator/chunks.ts';
import type { SimulatorProps } from '#simulator/simulator-props.ts';

type Call = { form: LoanForm; personal: PersonalData };
type Dispatch = (event: FlowEvent) => void;

/** Whether a simulation also records a lead: a repeated one, or a robot's, does not. */
type LeadChoice = 'record' | 'skip';

/** Asks the provider: one call at a time, never repeated by itself; the answer to an abandoned call is ignored. */
export function useCalls(
  { site, lender }: SimulatorProps,
  chunk: PersonalChunk | undefined,
  needResults: () => Promise<ResultsChunk>,
  dispatch: Dispatch,
) {
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);
  const abandon = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => abandon, []);

  const ask = async (call: number, { form, personal }: Call, leads: LeadChoice, signal: AbortSignal) => {
    const fail = (notice: Notice) => dispatch({ type: 'simulationFailed', call, notice });
    const label = lender?.name ?? null;
    const { requestOffers, recordLead } = chunk ?? (await loadPersonalChunk());
    const asked = requestOffers({
      form,
      personal,
      options: simulator,
      provider: site.provider,
      label,
      signal,
    });
    const [answer, { prepareAhead }] = await Promise.all([asked, needResults()]);
    if (signal.aborted) return;
    if (answer.kind === 'failed') return fail(navigator.onLine ? 'failed' : 'offline');
    const { withoutOffers } = site.leads;
    if (leads === 'record' && (withoutOffers === 'record' || prepareAhead(answer.raw) > 0)) {
      const recording = recordLead({ form, personal, options: simulator, leads: site.leads });
      // While the lead is on its way there is nothing else to do.
      prepareAhead(answer.raw);
      const recorded = await recording;
      if (signal.aborted) return;
      if (!recorded && site.leads.onFailure === 'block') return fail('failed');
    }
    dispatch({ type: 'offersArrived', call, raw: answer.raw });
  };

  /** Starts a call and returns its number; one under way is abandoned first. */
  const start = (call: Call, leads: LeadChoice): number => {
    abandon();
    const controller = new AbortController();
    running.current = controller;
    count.current += 1;
    const number = count.current;
    ask(number, call, leads, controller.signal)
      .catch(() => {
        // The answer can only be shown once the results' script is there.
        controller.abort();
        dispatch({ type: 'simulationFailed', call: number, notice: 'failed' });
      })
      .finally(() => {
        if (running.current === controller) running.current = null;
      });
    return number;
  };
  return { start, abandon, isRunning: () => running.current !== null };
}
