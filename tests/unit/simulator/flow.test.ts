import { expect, it } from 'vitest';
import { somebody as personal, typicalForm as form } from '../../support/applicants.ts';
import { type Flow, type FlowEvent, outcomeOf, START, stepOf, transition } from '#simulator/flow.ts';

const otherForm = { ...form, amount: 1_000_000 };
const raw = [{ Banco: 'BANCO A' }];
const outcome = { form, personal, raw };

const loan: Flow = START;
const atPersonal: Flow = { step: 'personal', form, cachedOutcome: null, notice: null };
const submitting: Flow = { step: 'submitting', form, personal, call: 7, cachedOutcome: null };
const results: Flow = { step: 'results', outcome, asking: null, askFailed: false };
const asking: Flow = { ...results, asking: { form: otherForm, call: 8 } };

type Case = [name: string, from: Flow, event: FlowEvent, to: Flow];

it.each<Case>([
  ['a valid loan form opens step 2', loan, { type: 'loanSubmitted', form }, atPersonal],
  ['going back clears the frozen form', atPersonal, { type: 'startedOver' }, loan],
  [
    'submitting step 2 starts the call',
    atPersonal,
    { type: 'personalSubmitted', personal, call: 7 },
    submitting,
  ],
  [
    'a second submit changes nothing',
    submitting,
    { type: 'personalSubmitted', personal, call: 9 },
    submitting,
  ],
  ['offers bring the results', submitting, { type: 'offersArrived', call: 7, raw }, results],
  [
    'offers of an abandoned call are ignored',
    submitting,
    { type: 'offersArrived', call: 6, raw },
    submitting,
  ],
  ['late offers never replace an earlier step', loan, { type: 'offersArrived', call: 7, raw }, loan],
  [
    'a failure stays on step 2 and says so',
    submitting,
    { type: 'simulationFailed', call: 7, notice: 'failed' },
    { ...atPersonal, notice: 'failed' },
  ],
  [
    'a failure of an abandoned call is silent',
    atPersonal,
    { type: 'simulationFailed', call: 7, notice: 'failed' },
    atPersonal,
  ],
  [
    'a failure of another call is silent',
    submitting,
    { type: 'simulationFailed', call: 6, notice: 'failed' },
    submitting,
  ],
  [
    'a failure to ask again keeps the old offers',
    asking,
    { type: 'simulationFailed', call: 8, notice: 'failed' },
    { ...results, askFailed: true },
  ],
  [
    'a failure of another question is silent',
    asking,
    { type: 'simulationFailed', call: 7, notice: 'failed' },
    asking,
  ],
  [
    'no failure where nothing is asked',
    results,
    { type: 'simulationFailed', call: 8, notice: 'failed' },
    results,
  ],
  ['no offers where nothing is asked', results, { type: 'offersArrived', call: 8, raw: [] }, results],
  ['no question again before there are offers', loan, { type: 'askedAgain', form: otherForm, call: 8 }, loan],
  ['nothing to cancel where nothing is asked', atPersonal, { type: 'callCancelled' }, atPersonal],
  ['nothing to submit on the form', loan, { type: 'personalSubmitted', personal, call: 7 }, loan],
  [
    'cancelling returns to step 2',
    submitting,
    { type: 'callCancelled' },
    { ...atPersonal, notice: 'cancelled' },
  ],
  [
    'results that the tab kept come back where the address names them',
    loan,
    { type: 'historyMoved', to: 'results', form, restored: outcome },
    results,
  ],
  [
    'and wait behind an earlier step',
    loan,
    { type: 'historyMoved', to: 'personal', form, restored: outcome },
    { ...atPersonal, cachedOutcome: outcome },
  ],
  [
    'but never replace newer ones',
    results,
    { type: 'historyMoved', to: 'results', form, restored: { ...outcome, raw: [] } },
    results,
  ],
  ['results can ask again', results, { type: 'askedAgain', form: otherForm, call: 8 }, asking],
  [
    'new offers replace the old ones',
    asking,
    { type: 'offersArrived', call: 8, raw: [] },
    { ...results, outcome: { form: otherForm, personal, raw: [] } },
  ],
  [
    'asking again keeps the old offers meanwhile',
    asking,
    { type: 'offersArrived', call: 7, raw: [] },
    asking,
  ],
  [
    'a failed change keeps the old offers',
    asking,
    { type: 'simulationFailed', call: 8, notice: 'failed' },
    { ...results, askFailed: true },
  ],
  ['going back to the form clears the results', results, { type: 'startedOver' }, loan],
  [
    'Back from results shows step 2 and keeps the results',
    results,
    { type: 'historyMoved', to: 'personal', form },
    { ...atPersonal, cachedOutcome: outcome },
  ],
  [
    'Forward shows kept results without a call',
    { ...atPersonal, cachedOutcome: outcome },
    { type: 'historyMoved', to: 'results', form },
    results,
  ],
  [
    'an address of results without results opens step 2',
    loan,
    { type: 'historyMoved', to: 'results', form },
    atPersonal,
  ],
  [
    'an address of step 2 without a valid form opens step 1',
    loan,
    { type: 'historyMoved', to: 'personal', form: null },
    loan,
  ],
  [
    'Back during a call leaves it',
    submitting,
    { type: 'historyMoved', to: 'loan', form },
    { step: 'loan', cachedOutcome: null },
  ],
  [
    'a changed loan drops kept results',
    { step: 'loan', cachedOutcome: outcome },
    { type: 'loanSubmitted', form: otherForm },
    { ...atPersonal, form: otherForm },
  ],
])('%s', (_, from, event, to) => expect(transition(from, event)).toEqual(to));

it.each<[Flow, unknown]>([
  [results, outcome],
  [asking, outcome],
  [{ ...atPersonal, cachedOutcome: outcome }, outcome],
  [{ ...submitting, cachedOutcome: outcome }, outcome],
  [loan, null],
])('of %j, what Forward would show', (flow, shown) => expect(outcomeOf(flow)).toBe(shown));

it('keeps a call under way at the address of step 2', () => expect(stepOf(submitting)).toBe('personal'));
