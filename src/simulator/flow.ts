import type { LoanForm } from '#domain/loan-request.ts';
import type { PersonalData } from '#domain/personal-data.ts';

/** What a successful simulation left behind; kept while the visitor looks at earlier steps. */
export type Outcome = { form: LoanForm; personal: PersonalData; raw: readonly unknown[] };

/** Why step 2 shows a message. */
export type Notice = 'failed' | 'offline' | 'cancelled';

/**
 * Where the visitor is. `form` is frozen when it is submitted: the one on the screen can still be changed while the next
 * step's script is on its way. `call` numbers a request, so that a late answer to an abandoned one is ignored.
 */
export type Flow =
  | { step: 'loan'; cachedOutcome: Outcome | null }
  | { step: 'personal'; form: LoanForm; cachedOutcome: Outcome | null; notice: Notice | null }
  | {
      step: 'submitting';
      form: LoanForm;
      personal: PersonalData;
      call: number;
      cachedOutcome: Outcome | null;
    }
  | {
      step: 'results';
      outcome: Outcome;
      asking: { form: LoanForm; call: number } | null;
      askFailed: boolean;
    };

export type FlowEvent =
  | { type: 'loanSubmitted'; form: LoanForm }
  /** Back to the form: by its button, to change the loan, for another one, or since everything was erased. */
  | { type: 'startedOver' }
  | { type: 'personalSubmitted'; personal: PersonalData; call: number }
  | { type: 'callCancelled' }
  | { type: 'offersArrived'; call: number; raw: readonly unknown[] }
  | { type: 'simulationFailed'; call: number; notice: Notice }
  | { type: 'askedAgain'; form: LoanForm; call: number }
  | { type: 'historyMoved'; to: Step; form: LoanForm | null; restored?: Outcome | null };

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
      return { step: 'personal', form: event.form, cachedOutcome: null, notice: null };
    case 'personalSubmitted': {
      if (flow.step !== 'personal') return flow;
      const { form, cachedOutcome } = flow;
      return { step: 'submitting', form, personal: event.personal, call: event.call, cachedOutcome };
    }
    case 'callCancelled':
      return flow.step === 'submitting' ? backToPersonal(flow, 'cancelled') : flow;
    case 'offersArrived':
      return offersArrived(flow, event.call, event.raw);
    case 'simulationFailed':
      return simulationFailed(flow, event.call, event.notice);
    case 'askedAgain':
      if (flow.step !== 'results') return flow;
      return { ...flow, asking: { form: event.form, call: event.call }, askFailed: false };
    case 'startedOver':
      return START;
    case 'historyMoved':
      return historyMoved(flow, event);
  }
}

const backToPersonal = (flow: Flow & { step: 'submitting' }, notice: Notice): Flow => ({
  step: 'personal',
  form: flow.form,
  cachedOutcome: flow.cachedOutcome,
  notice,
});

function offersArrived(flow: Flow, call: number, raw: readonly unknown[]): Flow {
  if (flow.step === 'submitting' && flow.call === call) {
    const { form, personal } = flow;
    return { step: 'results', outcome: { form, personal, raw }, asking: null, askFailed: false };
  }
  if (flow.step === 'results' && flow.asking?.call === call) {
    const outcome = { ...flow.outcome, form: flow.asking.form, raw };
    return { step: 'results', outcome, asking: null, askFailed: false };
  }
  return flow;
}

function simulationFailed(flow: Flow, call: number, notice: Notice): Flow {
  if (flow.step === 'submitting' && flow.call === call) return backToPersonal(flow, notice);
  if (flow.step === 'results' && flow.asking?.call === call)
    return { ...flow, asking: null, askFailed: true };
  return flow;
}

/** Back and Forward show what was there; they never ask the provider again. `form` is the valid form, if it is valid; `restored`
 * what the tab kept. */
function historyMoved(flow: Flow, { to, form, restored }: FlowEvent & { type: 'historyMoved' }): Flow {
  const cachedOutcome = outcomeOf(flow) ?? restored ?? null;
  if (to === 'results' && cachedOutcome)
    return { step: 'results', outcome: cachedOutcome, asking: null, askFailed: false };
  if (to !== 'loan' && form) return { step: 'personal', form, cachedOutcome, notice: null };
  return { step: 'loan', cachedOutcome };
}
