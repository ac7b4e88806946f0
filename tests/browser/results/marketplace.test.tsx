import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { results } from '../../support/content/made-up.ts';
import { somebody } from '../../support/data/applicants.ts';
import { golden, goldenForm, showResults } from '../../support/dom/results-screen.tsx';

const { marketplace } = results;

const show = () => showResults({ form: goldenForm, raw: [golden] });

const PLAIN = 'https://umbral.example/AR/prestamos?banco=7&autosubmit=true&utm_source=calculador';
const FULL = `${PLAIN}&dni=01234567&email=ana%40gmail.com&g=f&tel=1155551234`;

/** Follows a link as the browser would, without leaving: tells the address it would have opened. */
async function followed(act: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const stay = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (link) seen.push(link.href);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, stay);
  await act();
  for (const type of ['click', 'auxclick']) document.removeEventListener(type, stay);
  return seen;
}
const main = () => page.getByRole('link', { name: /^⟦request⟧ DORADO/ });

it('[S1-10 S2.7-37] going on to the marketplace carries the data however the link is followed, and leaves none of them in the page before or after', async () => {
  await show();
  const leavesNothing = async () => {
    const { innerHTML } = document.body;
    for (const value of [somebody.dni, somebody.email, encodeURIComponent(somebody.email), somebody.phone])
      expect(innerHTML).not.toContain(value);
    await expect.element(main()).toHaveAttribute('href', PLAIN);
  };
  await leavesNothing();
  await expect.element(main()).toHaveAttribute('target', '_blank');
  for (const [act, times = 1] of [
    [() => main().click()],
    [() => main().dblClick(), 2],
    [() => main().click({ modifiers: ['ControlOrMeta'] })],
    [() => main().click({ button: 'middle' })],
    [
      () => {
        (main().element() as HTMLElement).focus();
        return userEvent.keyboard('{Enter}');
      },
    ],
  ] as [() => Promise<unknown>, number?][]) {
    expect(await followed(act)).toEqual(Array(times).fill(FULL));
    await leavesNothing();
  }
  const without = page.getByRole('link', { name: new RegExp(`^${marketplace.without}`) });
  expect(await followed(() => without.click())).toEqual([PLAIN]);
  // The advert leads there too.
  expect(await followed(() => page.getByRole('link', { name: /⟦promo button⟧/ }).click())).toEqual([FULL]);
});
