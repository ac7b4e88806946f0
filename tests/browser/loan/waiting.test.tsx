import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedVisitor } from '../../support/visitor/typical.ts';
import { FlowScreen, press, type Seen, yieldToMain } from '../../support/dom/flow-screen.tsx';

const start = location.pathname + location.search;
let screen: FlowScreen;

const waitForView = (view: Seen['view']) => vi.waitUntil(() => screen.see().view === view, 10_000);

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [key, text] of Object.entries(storedVisitor(['loan-form-data-alerce'])))
    localStorage.setItem(key, text);
  screen = new FlowScreen();
  screen.provider.install();
  screen.mount();
  await press('⟦simulator texts submit⟧');
  await waitForView('personal');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  screen.unmount();
  screen.provider.remove();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', start);
  vi.restoreAllMocks();
});

/** Presses the button that asks, and lets the page do what it does by itself. */
async function ask(): Promise<void> {
  const { calls } = screen.see();
  await press('⟦personal submit⟧');
  while (screen.see().calls === calls) await yieldToMain();
  await yieldToMain();
}

it('step 2 shows that it waits once the answer has taken a fifth of a second', async () => {
  await ask();
  vi.advanceTimersByTime(199);
  await yieldToMain();
  expect(screen.see().view).toBe('personal');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await waitForView('waiting');
});

it('step 2 goes straight to the offers of an answer that comes sooner', async () => {
  const views = new Set<string>();
  let shown = document.body.innerHTML;
  const observer = new MutationObserver(() => {
    // A script that comes draws step 2 once more, as it is: nobody sees that.
    if (document.body.innerHTML !== shown) views.add(screen.see().view);
    shown = document.body.innerHTML;
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  await ask();
  screen.provider.succeed(1);
  vi.useRealTimers();
  await waitForView('results');
  observer.disconnect();
  expect([...views]).toEqual(['results']);
});
