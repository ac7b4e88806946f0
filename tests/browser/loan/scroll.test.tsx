import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#ui/base.css';
import { useSinglePress } from '#loan/effects.ts';
import { useScrollToResults } from '#loan/results/ResultsView.tsx';
import { manyOffers, showResults } from '../../support/dom/results-screen.tsx';

const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();

afterEach(() => {
  vi.useRealTimers();
  scrollIntoView.mockClear();
  scrollTo.mockClear();
});

const onlyTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

function Results({ isLenderPage, hasReturned = false }: { isLenderPage: boolean; hasReturned?: boolean }) {
  useScrollToResults(isLenderPage, hasReturned);
  return <div data-island="simulator" />;
}

it("[S2.7-31..32 S9.1-22] new results on a lender's page are scrolled to smoothly, 100 ms after they appear", async () => {
  onlyTimers();
  await render(<Results isLenderPage />);
  vi.advanceTimersByTime(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith();
  expect(getComputedStyle(document.documentElement).scrollBehavior).toBe('smooth');
});

it.each(['pointerdown', 'keydown', 'wheel'])(
  'new results move nothing any more after a %s',
  async (taking) => {
    onlyTimers();
    await render(<Results isLenderPage />);
    vi.advanceTimersByTime(99);
    dispatchEvent(new Event(taking));
    vi.advanceTimersByTime(100);
    expect(scrollIntoView).not.toHaveBeenCalled();
  },
);

it('new results on the other pages lead to the top at once', async () => {
  await render(<Results isLenderPage={false} />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it.each([true, false])(
  'results that come back are not moved (on a lender’s page: %s)',
  async (isLenderPage) => {
    onlyTimers();
    await render(<Results isLenderPage={isLenderPage} hasReturned />);
    vi.advanceTimersByTime(200);
    expect([scrollTo.mock.calls, scrollIntoView.mock.calls]).toEqual([[], []]);
  },
);

it('[S4.2-07 S9.1-23] the page scrolls to the list of offers 100 ms after another page was chosen', async () => {
  await showResults({ raw: manyOffers(45) });
  const next = page.getByRole('button', { name: '⟦next⟧' }).element() as HTMLElement;
  onlyTimers();
  next.click();
  vi.advanceTimersByTime(99);
  expect(scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith();
});

const cancelled = vi.fn<() => void>();

/** As on a lender's page: where the main button stood, there is one that cancels. */
function Screens() {
  const [step, setStep] = useState<'personal' | 'submitting'>('personal');
  useSinglePress();
  const next = () => setStep('submitting');
  return step === 'personal' ? (
    <button key="next" onClick={next}>
      Ver mi oferta
    </button>
  ) : (
    <button key="cancel" onClick={cancelled}>
      Cancelar
    </button>
  );
}

it('a double click on the button that brings another screen does not press what stands there then; a later press does', async () => {
  await render(<Screens />);
  await userEvent.dblClick(page.getByRole('button'));
  const cancel = page.getByRole('button', { name: 'Cancelar' });
  await expect.element(cancel).toBeVisible();
  expect(cancelled).not.toHaveBeenCalled();
  await userEvent.click(cancel);
  expect(cancelled).toHaveBeenCalledOnce();
});

it('a double click on the button that brings another screen leaves alone who goes on with the keyboard', async () => {
  cancelled.mockClear();
  await render(<Screens />);
  await userEvent.click(page.getByRole('button'));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(cancelled).toHaveBeenCalledOnce();
});
