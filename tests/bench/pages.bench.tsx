import { bench, describe } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { manyOffers, showResults } from '../support/dom/results-screen.tsx';

/** A frame after everything that is drawn has been laid out. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe.each([40, 2000])('the results of %i offers on screen', async (count) => {
  const raw = manyOffers(count);
  await showResults({ raw });
  const markup = document.body.innerHTML;
  await cleanup();
  const place = document.createElement('div');
  document.body.append(place);

  bench('floor: their markup is put on the page', async () => {
    place.innerHTML = markup;
    await painted();
    place.replaceChildren();
  });
  bench('they are worked out and rendered', async () => {
    await showResults({ raw: [...raw] });
    await painted();
    await cleanup();
  });
  bench('and sorted anew', async () => {
    await showResults({ raw: [...raw] });
    document.querySelector<HTMLElement>('input[name=sort]:not(:checked)')?.click();
    await painted();
    await cleanup();
  });
});
