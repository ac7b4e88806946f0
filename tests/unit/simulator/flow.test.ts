import { expect, it } from 'vitest';
import { somebody as personal, typicalForm as form } from '../../support/applicants.ts';
import { type Flow, type FlowEvent, outcomeOf, START, stepOf, transition } from '#simulator/flow.ts';

const otherForm = { ...form, amount: 1_000_000 };
const raw = [{ Banco: 'BANCO A' }];
const outcome = { form, personal, raw };

const loan: Flow = START;
const atPersonal: Flow = { step: 'personal', cachedOutcome: null, notice: null };
const submitting: Flow = { step: 'submitting', call: 7, cachedOutcome: null };
const results: Flow = { step: 'results', outcome, asking: null, askFailed: false };
const asking: Flow = { ...results, asking: 8 };

const submitted = (call: number): FlowEvent => ({ type: 'personalSubmitted', call });
const arrived = (call: number, of = outcome): FlowEvent => ({ type: 'offersArrived', call, outcome: of });
const failed = (call: number): FlowEvent => ({ type: 'simulationFailed', call, notice: 'failed' });
const moved = (to: 'loan' | 'personal' | 'results', restored?: typeof outcome): FlowEvent => ({
  type: 'historyMoved',
  to,
  isComplete: true,
  ...(restored && { restored }),
});
const asked: FlowEvent = { type: 'askedAgain', call: 8 };
const startedOver: FlowEvent = { type: 'startedOver' };
const cancelled: FlowEvent = { type: 'callCancelled' };
const newer = { ...outcome, form: otherForm, raw: [] };
const behind: Flow = { ...atPersonal, cachedOutcome: outcome };

it.each<[name: string, from: Flow, event: FlowEvent, to: Flow]>([
  ['a valid loan form opens step 2', loan, { type: 'loanSubmitted' }, atPersonal],
  ['going back shows the form', atPersonal, startedOver, loan],
  ['submitting step 2 starts the call', atPersonal, submitted(7), submitting],
  ['a second submit changes nothing', submitting, submitted(9), submitting],
  ['offers bring the results', submitting, arrived(7), results],
  ['offers of an abandoned call are ignored', submitting, arrived(6), submitting],
  ['late offers never replace an earlier step', loan, arrived(7), loan],
  ['a failure stays on step 2 and says so', submitting, failed(7), { ...atPersonal, notice: 'failed' }],
  ['a failure of an abandoned call is silent', atPersonal, failed(7), atPersonal],
  ['a failure of another call is silent', submitting, failed(6), submitting],
  ['a failure to ask again keeps the old offers', asking, failed(8), { ...results, askFailed: true }],
  ['a failure of another question is silent', asking, failed(7), asking],
  ['no failure where nothing is asked', results, failed(8), results],
  ['no offers where nothing is asked', results, arrived(8, newer), results],
  ['no question again before there are offers', loan, asked, loan],
  ['nothing to cancel where nothing is asked', atPersonal, cancelled, atPersonal],
  ['nothing to submit on the form', loan, submitted(7), loan],
  ['cancelling returns to step 2', submitting, cancelled, { ...atPersonal, notice: 'cancelled' }],
  [
    'results that the tab kept come back where the address names them',
    loan,
    moved('results', outcome),
    results,
  ],
  ['and wait behind an earlier step', loan, moved('personal', outcome), behind],
  ['but never replace newer ones', results, moved('results', newer), results],
  ['results can ask again', results, asked, asking],
  ['new offers replace the old ones', asking, arrived(8, newer), { ...results, outcome: newer }],
  ['asking again keeps the old offers meanwhile', asking, arrived(7, newer), asking],
  ['a failed change keeps the old offers', asking, failed(8), { ...results, askFailed: true }],
  ['going back to the form clears the results', results, startedOver, loan],
  ['Back from results shows step 2 and keeps the results', results, moved('personal'), behind],
  ['Forward shows kept results without a call', behind, moved('results'), results],
  ['an address of results without results opens step 2', loan, moved('results'), atPersonal],
  [
    'an address of step 2 without a valid form opens step 1',
    loan,
    { type: 'historyMoved', to: 'personal', isComplete: false },
    loan,
  ],
  ['Back during a call leaves it', submitting, moved('loan'), { step: 'loan', cachedOutcome: null }],
  [
    'a changed loan drops kept results',
    { step: 'loan', cachedOutcome: outcome },
    { type: 'loanSubmitted' },
    atPersonal,
  ],
])('%s', (_, from, event, to) => expect(transition(from, event)).toEqual(to));

it.each<[Flow, unknown]>([
  [results, outcome],
  [asking, outcome],
  [{ ...atPersonal, cachedOutcome: outcome }, outcome],
  [{ ...submitting, cachedOutcome: outcome }, outcome],
  [loan, null],
])('of %j, what Forward would show', (flow, shown) => expect(outcomeOf(flow)).toBe(shown));

it.each([
  ['a call under way', submitting, 'personal'],
  ['the form', loan, 'loan'],
  ['results', results, 'results'],
])('%s has the address of its step', (_, flow, step) => expect(stepOf(flow)).toBe(step));
