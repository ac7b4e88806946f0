import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedVisitor } from '../../support/visitor/typical.ts';
import { done } from './flow-command.ts';
import { KINDS, sequences, WAY } from './flow-commands.ts';
import { agree, newModel, returningModel } from './flow-model.ts';
import { FlowScreen, offerName, press, travel } from '../../support/dom/flow-screen.tsx';

/**
 * Sequences of commands, kinds of them that may be left out, races, and different orders there must have been. `npm test`
 * repeats the same few, so that it judges a change and not its luck; `E2E=all` draws many new ones.
 */
const AMOUNTS = [
  { sequences: 25, untried: 5, races: 10, orders: 2, tags: [], draw: { seed: 1 } },
  { sequences: 500, untried: 0, races: 100, orders: 4, tags: ['long'], draw: {} },
];
/** How long they may take on a busy machine. */
const TIMEOUT = 600_000;
const PATIENCE_FOR_ONE = { timeout: 10_000, interval: 5 };

const start = location.pathname + location.search;
let screen: FlowScreen;

beforeEach(() => {
  // Every request and every failure is logged; here there are thousands.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  screen = new FlowScreen();
});
afterEach(() => {
  screen.unmount();
  screen.provider.remove();
  localStorage.clear();
  history.replaceState(null, '', start);
  vi.restoreAllMocks();
});

/** A new visit: nothing of the one before but the tab's older history. */
function arrive(isReturning: boolean): FlowScreen {
  screen.unmount();
  screen.provider.remove();
  localStorage.clear();
  const stored = isReturning ? storedVisitor(['loan-form-data-alerce']) : {};
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  history.pushState(null, '', location.pathname);
  screen = new FlowScreen();
  screen.provider.install();
  screen.mount();
  return screen;
}

/** Asks for offers from wherever Back led to. */
async function askAnew(): Promise<void> {
  await enterAgain();
  const { calls } = screen.provider;
  const before = calls.length;
  await press('⟦personal submit⟧');
  await vi.waitUntil(() => calls.length > before, PATIENCE_FOR_ONE);
}

const enterAgain = async (): Promise<void> => {
  if (screen.see().view === 'loan') await press('⟦simulator texts submit⟧');
};

type Runs = { numRuns: number; seed?: number };

/** Carries out sequences of commands; the number of them that ended as the model says. */
async function runSequences(wanted: Runs): Promise<number> {
  let runs = 0;
  const property = fc.asyncProperty(fc.nat(WAY.length), sequences(), async (headStart, commands) => {
    // One visitor in four is new; the others were here before, and are some steps on their way.
    const model = headStart === 0 ? newModel() : returningModel();
    const real = arrive(headStart > 0);
    await agree(model, real);
    for (const command of WAY.slice(0, Math.max(0, headStart - 1))) await command.run(model, real);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    runs += 1;
  });
  await fc.assert(property, wanted);
  return runs;
}

/** Lets submit, Back, submit and their answers race; the orders in which it all happened. */
async function runRaces(wanted: Runs): Promise<Set<string>> {
  const orders = new Set<string>();
  const race = async (scheduler: fc.Scheduler, first: boolean, second: boolean): Promise<void> => {
    const { provider } = arrive(true);
    const settle = (number: number, isFine: boolean) =>
      scheduler
        .schedule(Promise.resolve(), `answer ${number}`)
        .then(() => (isFine ? provider.succeed(number) : provider.fail(number)));
    provider.onCall = (number) => void settle(number, number === 1 ? first : second);
    provider.beforeLead = () => scheduler.schedule(Promise.resolve(), 'lead');
    const { task } = scheduler.scheduleSequence([
      { label: 'submit', builder: askAnew },
      { label: 'Back', builder: () => travel(-1) },
      { label: 'submit again', builder: askAnew },
    ]);
    // The form stands there before an answer too: only what it says tells that one has come.
    const hasEnded = () => (second ? screen.see().view === 'results' : screen.see().interruption !== '');
    await scheduler.waitFor(task.then(() => vi.waitUntil(hasEnded, PATIENCE_FOR_ONE)));
    const { content, interruption, calls, leads } = screen.see();
    expect(calls).toBe(2);
    expect(leads).toBeLessThanOrEqual(Number(first) + Number(second));
    expect(leads).toBeGreaterThanOrEqual(Number(second));
    expect(second ? content : interruption).toBe(second ? offerName(2, 1) : 'failed');
    orders.add(scheduler.toString());
  };
  await fc.assert(fc.asyncProperty(fc.scheduler(), fc.boolean(), fc.boolean(), race), wanted);
  return orders;
}

describe.each(AMOUNTS)(
  'over $sequences sequences of commands',
  ({ sequences: wanted, untried, races, orders, tags, draw }) => {
    it('the flow does what the specification says', { tags, timeout: TIMEOUT }, async ({ task }) => {
      done.clear();
      expect(await runSequences({ ...draw, numRuns: wanted })).toBe(wanted);
      // Fewer sequences would leave some of the commands untried.
      expect(done.size).toBeGreaterThanOrEqual(KINDS - untried);
      const commands = [...done.values()].reduce((sum, count) => sum + count, 0);
      task.meta.summary = `Model of the flow: ${wanted} sequences, ${commands} commands of ${done.size} kinds`;
    });

    it('submit, Back, submit ends with the last answer', { tags, timeout: TIMEOUT }, async ({ task }) => {
      const seen = await runRaces({ ...draw, numRuns: races });
      expect(seen.size).toBeGreaterThanOrEqual(orders);
      task.meta.summary = `Races of submit, Back, submit: ${races} runs in ${seen.size} orders`;
    });
  },
);
