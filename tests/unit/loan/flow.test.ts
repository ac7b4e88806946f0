import { expect, it } from 'vitest';
import { somebody as personal, typicalForm as form } from '../../support/data/applicants.ts';
import { type Flow, type FlowEvent, START, stepOf, transition } from '#loan/flow.ts';

const otherForm = { ...form, amount: 1_000_000 };
const raw = [{ Banco: 'BANCO A' }];
const outcome = { form, personal, raw };

const loan: Flow = START;
const atPersonal: Flow = { step: 'personal', outcome: null, interruption: null };
const submitting: Flow = { step: 'submitting', outcome: null };
const results: Flow = { step: 'results', outcome, asking: false, askFailed: false, hasReturned: false };
const returned: Flow = { ...results, hasReturned: true };
const asking: Flow = { ...results, asking: true };

const submitted: FlowEvent = { type: 'personalSubmitted' };
const arrived = (of = outcome): FlowEvent => ({ type: 'offersArrived', outcome: of });
const failed: FlowEvent = { type: 'simulationFailed', interruption: 'failed' };
const moved = (to: 'loan' | 'personal' | 'results', restored?: typeof outcome): FlowEvent => ({
  type: 'historyMoved',
  to,
  isComplete: true,
  ...(restored && { restored }),
});
const asked: FlowEvent = { type: 'askedAgain' };
const startedOver: FlowEvent = { type: 'startedOver' };
const cancelled: FlowEvent = { type: 'callCancelled' };
const newer = { ...outcome, form: otherForm, raw: [] };
const behind: Flow = { ...atPersonal, outcome };

it.each<[name: string, from: Flow, event: FlowEvent, to: Flow]>([
  ['a valid loan form opens step 2', loan, { type: 'loanSubmitted' }, atPersonal],
  ['[S4.1-09..10] going back shows the form', atPersonal, startedOver, loan],
  ['[S4.1-14] submitting step 2 starts the call', atPersonal, submitted, submitting],
  ['a second submit changes nothing', submitting, submitted, submitting],
  ['[S3.4-01 S3.4-03..04 S4.1-18] offers bring the results', submitting, arrived(), results],
  ['late offers never replace an earlier step', loan, arrived(), loan],
  [
    '[S3.4-02 S4.1-20] a failure stays on step 2 and says so',
    submitting,
    failed,
    { ...atPersonal, interruption: 'failed' },
  ],
  ['a failure where nothing is asked is silent', atPersonal, failed, atPersonal],
  ['no failure where no change is asked for', results, failed, results],
  ['no offers where nothing is asked', results, arrived(newer), results],
  ['no question again before there are offers', loan, asked, loan],
  ['nothing to cancel where nothing is asked', atPersonal, cancelled, atPersonal],
  ['nothing to submit on the form', loan, submitted, loan],
  ['cancelling returns to step 2', submitting, cancelled, { ...atPersonal, interruption: 'cancelled' }],
  [
    'results that the tab kept come back where the address names them',
    loan,
    moved('results', outcome),
    returned,
  ],
  ['and wait behind an earlier step', loan, moved('personal', outcome), behind],
  ['but never replace newer ones', results, moved('results', newer), returned],
  ['results can ask again', results, asked, asking],
  ['new offers replace the old ones', asking, arrived(newer), { ...results, outcome: newer }],
  ['a failed change keeps the old offers', asking, failed, { ...results, askFailed: true }],
  ['going back to the form clears the results', results, startedOver, loan],
  ['Back from results shows step 2 and keeps the results', results, moved('personal'), behind],
  ['Forward shows kept results without a call', behind, moved('results'), returned],
  ['an address of results without results opens step 2', loan, moved('results'), atPersonal],
  [
    'an address of step 2 without a valid form opens step 1',
    loan,
    { type: 'historyMoved', to: 'personal', isComplete: false },
    loan,
  ],
  ['Back during a call leaves it', submitting, moved('loan'), { step: 'loan', outcome: null }],
  ['a changed loan drops kept results', { step: 'loan', outcome }, { type: 'loanSubmitted' }, atPersonal],
])('%s', (_, from, event, to) => expect(transition(from, event)).toEqual(to));

it.each([
  ['a call under way', submitting, 'personal'],
  ['the form', loan, 'loan'],
  ['results', results, 'results'],
])('%s has the address of its step', (_, flow, step) => expect(stepOf(flow)).toBe(step));
