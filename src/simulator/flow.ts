import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** What a successful simulation left behind; kept while the visitor looks at earlier steps. */
export type Outcome = { form: LoanForm; personal: PersonalData; raw: readonly unknown[] };

/** Why step 2 shows a message. */
export type Notice = 'failed' | 'offline' | 'cancelled';

/**
 * Where the visitor is. What they fill in lives beside it, in the form; what was asked for comes with the answer. `call`
 * and `asking` number a request, so that a late answer to an abandoned one is ignored.
 */
export type Flow =
  | { step: 'loan'; cachedOutcome: Outcome | null }
  | { step: 'personal'; cachedOutcome: Outcome | null; notice: Notice | null }
  | { step: 'submitting'; call: number; cachedOutcome: Outcome | null }
  | { step: 'results'; outcome: Outcome; asking: number | null; askFailed: boolean };

export type FlowEvent =
  | { type: 'loanSubmitted' }
  /** Back to the form: by its button, to change the loan, for another one, or since everything was erased. */
  | { type: 'startedOver' }
  | { type: 'personalSubmitted'; call: number }
  | { type: 'callCancelled' }
  | { type: 'offersArrived'; call: number; outcome: Outcome }
  | { type: 'simulationFailed'; call: number; notice: Notice }
  | { type: 'askedAgain'; call: number }
  /** `isComplete`: step 2 has a valid form to go on from. `restored`: what the tab kept. */
  | { type: 'historyMoved'; to: Step; isComplete: boolean; restored?: Outcome | null };

/** Steps that have an address of their own; a request under way belongs to step 2. */
export type Step = 'loan' | 'personal' | 'results';

export const START: Flow = { step: 'loan', cachedOutcome: null };

/** The step an address should name while the flow is in this state. */
export const stepOf = (flow: Flow): Step => (flow.step === 'submitting' ? 'personal' : flow.step);

/** The outcome that is on screen, or would be again after Forward. */
export const outcomeOf = (flow: Flow): Outcome | null =>
  flow.step === 'results' ? flow.outcome : flow.cachedOutcome;

/** The next state; an event that does not fit the state changes nothing. */
export function transition(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'loanSubmitted':
      return { step: 'personal', cachedOutcome: null, notice: null };
    case 'personalSubmitted':
      if (flow.step !== 'personal') return flow;
      return { step: 'submitting', call: event.call, cachedOutcome: flow.cachedOutcome };
    case 'callCancelled':
      return flow.step === 'submitting' ? backToPersonal(flow, 'cancelled') : flow;
    case 'offersArrived':
      return callOf(flow) === event.call ? resultsWith(event.outcome) : flow;
    case 'simulationFailed':
      return simulationFailed(flow, event.call, event.notice);
    case 'askedAgain':
      if (flow.step !== 'results') return flow;
      return { ...flow, asking: event.call, askFailed: false };
    case 'startedOver':
      return START;
    case 'historyMoved':
      return historyMoved(flow, event);
  }
}

const backToPersonal = (flow: Flow & { step: 'submitting' }, notice: Notice): Flow => ({
  step: 'personal',
  cachedOutcome: flow.cachedOutcome,
  notice,
});

const resultsWith = (outcome: Outcome): Flow => ({
  step: 'results',
  outcome,
  asking: null,
  askFailed: false,
});

/** The call whose answer the flow waits for. */
function callOf(flow: Flow): number | null {
  if (flow.step === 'submitting') return flow.call;
  return flow.step === 'results' ? flow.asking : null;
}

function simulationFailed(flow: Flow, call: number, notice: Notice): Flow {
  if (callOf(flow) !== call) return flow;
  if (flow.step === 'submitting') return backToPersonal(flow, notice);
  return flow.step === 'results' ? { ...flow, asking: null, askFailed: true } : flow;
}

/** Back and Forward show what was there; they never ask the provider again. */
function historyMoved(flow: Flow, { to, isComplete, restored }: FlowEvent & { type: 'historyMoved' }): Flow {
  const cachedOutcome = outcomeOf(flow) ?? restored ?? null;
  if (to === 'results' && cachedOutcome) return resultsWith(cachedOutcome);
  if (to !== 'loan' && isComplete) return { step: 'personal', cachedOutcome, notice: null };
  return { step: 'loan', cachedOutcome };
}
