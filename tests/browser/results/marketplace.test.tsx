import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { results } from '../../support/content/made-up.ts';
import { somebody } from '../../support/data/applicants.ts';
import { golden, goldenForm, showResults } from '../../support/dom/results-screen.tsx';

const { marketplace } = results;

const show = () => showResults({ form: goldenForm, raw: [golden] });

describe('going on to the marketplace', () => {
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

  it('leaves nothing about the visitor in the page before', async () => {
    await show();
    const html = document.body.innerHTML;
    for (const value of [somebody.dni, somebody.email, encodeURIComponent(somebody.email), somebody.phone])
      expect(html).not.toContain(value);
    await expect.element(main()).toHaveAttribute('href', PLAIN);
    await expect.element(main()).toHaveAttribute('target', '_blank');
  });

  it.each<[string, () => Promise<unknown>, times?: number]>([
    ['a click', () => main().click()],
    ['two clicks at once', () => main().dblClick(), 2],
    ['a click for a new tab', () => main().click({ modifiers: ['ControlOrMeta'] })],
    ['the middle button', () => main().click({ button: 'middle' })],
    [
      'the keyboard',
      async () => {
        (main().element() as HTMLElement).focus();
        await userEvent.keyboard('{Enter}');
      },
    ],
  ])('[S1-10 S2.7-37] carries the data by %s, and takes them back', async (_, act, times = 1) => {
    await show();
    expect(await followed(act)).toEqual(Array(times).fill(FULL));
    await expect.element(main()).toHaveAttribute('href', PLAIN);
    expect(document.body.innerHTML).not.toContain(somebody.dni);
  });

  it('going on to the marketplace is possible without the data', async () => {
    await show();
    const without = page.getByRole('link', { name: new RegExp(`^${marketplace.without}`) });
    expect(await followed(() => without.click())).toEqual([PLAIN]);
  });

  it('the advert leads to the marketplace', async () => {
    await show();
    expect(await followed(() => page.getByRole('link', { name: /⟦promo button⟧/ }).click())).toEqual([FULL]);
  });
});
