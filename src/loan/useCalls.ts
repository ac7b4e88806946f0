import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Question } from '#loan/ask.ts';
import { loadAsk, type ResultsChunk } from '#loan/chunks.ts';
import type { Flow, FlowEvent } from '#loan/flow.ts';
import type { SimulatorProps } from '#loan/simulator-props.ts';
import { useWords } from '#site/words.tsx';

/**
 * Asks the provider: one call at a time, never repeated by itself; the answer to an abandoned call is ignored. A call runs
 * until its outcome is on the screen: a second press before that would be another call and another lead.
 */
export function useCalls(
  props: SimulatorProps,
  needResults: () => Promise<ResultsChunk>,
  flow: Flow,
  dispatch: (event: FlowEvent) => void,
) {
  const { simulator } = useWords();
  const running = useRef<AbortController | null>(null);
  const isAnswered = useRef(false);
  const abandon = () => {
    running.current?.abort();
    running.current = null;
    isAnswered.current = false;
  };
  useEffect(() => abandon, []);
  useLayoutEffect(() => {
    if (isAnswered.current) running.current = null;
    isAnswered.current = false;
  }, [flow]);

  /** Starts a call; `onBegun` comes once the answer has taken `delay` milliseconds, or right before its outcome. */
  const start = async (question: Question, onBegun: () => void, delay = 0): Promise<void> => {
    abandon();
    const { signal } = (running.current = new AbortController());
    const asked = loadAsk()
      .then(({ ask }) => ask(question, props, needResults, signal, simulator))
      // The answer can only be shown once the results' script is there.
      .catch(() => 'unloaded' as const);
    if (delay > 0) await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, delay))]);
    if (signal.aborted) return;
    onBegun();
    const outcome = await asked;
    if (signal.aborted) return;
    isAnswered.current = true;
    dispatch(
      typeof outcome === 'string'
        ? { type: 'simulationFailed', interruption: outcome }
        : { type: 'offersArrived', outcome },
    );
  };
  return { start, abandon, isRunning: () => running.current !== null };
}
