import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';
import type { AddressedStep } from '#gateways/history.ts';

/** The data of a successful simulation; kept while the visitor looks at earlier steps. */
export type Outcome = {
  form: LoanForm;
  personal: PersonalData;
  raw: readonly unknown[];
};

/** Why step 2 shows a message; `unloaded`: a script did not come. */
export type Interruption = 'failed' | 'unloaded' | 'offline' | 'cancelled';

/**
 * Where the visitor is. What they fill in lives beside it, in the form; what was asked for comes with the answer.
 * `outcome` is on screen, or would be again after Forward.
 */
export type Flow =
  | { step: 'loan'; outcome: Outcome | null }
  | { step: 'personal'; outcome: Outcome | null; interruption: Interruption | null }
  | { step: 'submitting'; outcome: Outcome | null }
  /** `hasReturned`: by Back, Forward or a reload, which bring a page back to where it was. */
  | { step: 'results'; outcome: Outcome; asking: boolean; askFailed: boolean; hasReturned: boolean };

/** Answers come from the call under way alone: one that was abandoned says nothing any more (useCalls.ts). */
export type FlowEvent =
  | { type: 'loanSubmitted' }
  /** Back to the form: by its button, to change the loan, for another one, or since everything was erased. */
  | { type: 'startedOver' }
  | { type: 'personalSubmitted' }
  | { type: 'callCancelled' }
  | { type: 'offersArrived'; outcome: Outcome }
  | { type: 'simulationFailed'; interruption: Interruption }
  | { type: 'askedAgain' }
  /** `isComplete`: step 2 has a valid form to go on from. `restored`: what the tab kept. */
  | { type: 'historyMoved'; to: Step; isComplete: boolean; restored?: Outcome | null };

export type Step = AddressedStep;

export const START: Flow = { step: 'loan', outcome: null };

/** The step an address should name while the flow is in this state; a request under way belongs to step 2. */
export const stepOf = (flow: Flow): Step => (flow.step === 'submitting' ? 'personal' : flow.step);

const isWaiting = (flow: Flow): boolean =>
  flow.step === 'submitting' || (flow.step === 'results' && flow.asking);

const resultsOf = (outcome: Outcome, hasReturned: boolean): Flow => ({
  step: 'results',
  outcome,
  asking: false,
  askFailed: false,
  hasReturned,
});

/** The next state; an event that does not fit the state changes nothing. */
export function transition(flow: Flow, event: FlowEvent): Flow {
  const { step, outcome } = flow;
  switch (event.type) {
    case 'loanSubmitted':
      return { step: 'personal', outcome: null, interruption: null };
    case 'personalSubmitted':
      return step === 'personal' ? { step: 'submitting', outcome } : flow;
    case 'callCancelled':
      return step === 'submitting' ? { step: 'personal', outcome, interruption: 'cancelled' } : flow;
    case 'offersArrived':
      return isWaiting(flow) ? resultsOf(event.outcome, false) : flow;
    case 'simulationFailed':
      if (!isWaiting(flow)) return flow;
      return step === 'results'
        ? { ...flow, asking: false, askFailed: true }
        : { step: 'personal', outcome, interruption: event.interruption };
    case 'askedAgain':
      return step === 'results' ? { ...flow, asking: true, askFailed: false } : flow;
    case 'startedOver':
      return START;
    case 'historyMoved':
      return historyMoved(flow, event);
  }
}

/** Back and Forward show what was there; they never ask the provider again. */
function historyMoved(flow: Flow, { to, isComplete, restored }: FlowEvent & { type: 'historyMoved' }): Flow {
  const outcome = flow.outcome ?? restored ?? null;
  if (to === 'results' && outcome) return resultsOf(outcome, true);
  if (to !== 'loan' && isComplete) return { step: 'personal', outcome, interruption: null };
  return { step: 'loan', outcome };
}
