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

  /** What became of a call; of no interest once it is abandoned. */
  const ask = async (
    call: number,
    { form, personal }: Call,
    leads: LeadChoice,
    signal: AbortSignal,
  ): Promise<FlowEvent> => {
    const failed = (notice: Notice): FlowEvent => ({ type: 'simulationFailed', call, notice });
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
    const [answer, { hasOffers, prepareAhead }] = await Promise.all([asked, needResults()]);
    if (answer.kind === 'failed') return failed(navigator.onLine ? 'failed' : 'offline');
    const { withoutOffers } = site.leads;
    const isRecorded = leads === 'record' && (withoutOffers === 'record' || hasOffers(answer.raw));
    if (isRecorded && !signal.aborted) {
      const recording = recordLead({ form, personal, options: simulator, leads: site.leads });
      // While the lead is on its way there is nothing else to do.
      prepareAhead(answer.raw);
      const recorded = await recording;
      if (!recorded && site.leads.onFailure === 'block') return failed('failed');
    }
    return { type: 'offersArrived', call, outcome: { form, personal, raw: answer.raw } };
  };

  /**
   * Starts a call; one under way is abandoned first. `onBegun` is called with its number: once the answer has taken
   * `delay` milliseconds, or right before its outcome.
   */
  const start = async (
    call: Call,
    leads: LeadChoice,
    onBegun: (number: number) => void,
    delay = 0,
  ): Promise<void> => {
    abandon();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    count.current += 1;
    const number = count.current;
    const asked = ask(number, call, leads, signal).catch(
      // The answer can only be shown once the results' script is there.
      (): FlowEvent => ({ type: 'simulationFailed', call: number, notice: 'failed' }),
    );
    if (delay > 0) await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, delay))]);
    if (signal.aborted) return;
    onBegun(number);
    const outcome = await asked;
    if (signal.aborted) return;
    running.current = null;
    dispatch(outcome);
  };
  return { start, abandon, isRunning: () => running.current !== null };
}
