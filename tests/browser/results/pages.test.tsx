import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { results } from '#generated/results.ts';
import { cards, manyOffers, param, showResults, shownBanks, status } from '../../support/results-screen.tsx';

const { pageSize } = results;
/** Two full pages, and one of five. */
const THREE_PAGES = manyOffers(2 * pageSize + 5);

const goTo = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('an address', () => {
  it('is read on arrival', async () => {
    await showResults({ raw: THREE_PAGES }, '?orden=ingreso&pagina=3');
    await vi.waitFor(() => expect(cards()).toHaveLength(5));
    await expect.element(page.getByRole('radio', { name: 'Cuota/ingreso' })).toBeChecked();
  });

  it('leads to the page of the offer it opens', async () => {
    await showResults({ raw: THREE_PAGES }, '?oferta=entidad-00008-sa');
    await expect.element(page.getByRole('button', { name: /Tapar pormenor/ })).toBeVisible();
    expect(shownBanks()).toContain('ENTIDAD 00008 S.A.');
  });
});

describe('pages', () => {
  it('are history entries: Back shows the page before', async () => {
    await showResults({ raw: THREE_PAGES }, '?paso=resultados');
    await goTo('Hoja 2');
    await vi.waitFor(() => expect(shownBanks()[0]).toBe('ENTIDAD 00007 S.A.'));
    expect([param('paso'), param('pagina')]).toEqual(['resultados', '2']);
    await expect.element(status()).toHaveTextContent('Hoja 2 de 3');
    history.back();
    await vi.waitFor(() => expect(shownBanks()[0]).toBe('ENTIDAD 00001 S.A.'));
  });

  it('scroll to the list a moment after the change and take the focus there', async () => {
    await showResults({ raw: THREE_PAGES });
    await goTo('Próxima');
    await expect.element(page.getByRole('region', { name: 'Propuestas' })).toHaveFocus();
    const list = page.getByRole('region', { name: 'Propuestas' }).element();
    await vi.waitFor(() => expect(Math.abs(list.getBoundingClientRect().top)).toBeLessThan(120), 10_000);
  });

  it('show the first three, the last three, the neighbours and gaps', async () => {
    await showResults({ raw: manyOffers(20 * pageSize) }, '?pagina=10');
    const pager = page.getByRole('navigation', { name: 'Páginas de propuestas' });
    await expect.element(pager).toHaveTextContent('Previa123…91011…181920Próxima');
    await expect
      .element(page.getByRole('button', { name: 'Hoja 10, actual' }))
      .toHaveAttribute('aria-current');
  });

  it('are not offered when one is enough', async () => {
    await showResults({ raw: manyOffers(pageSize) });
    await vi.waitFor(() => expect(cards()).toHaveLength(pageSize));
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});
