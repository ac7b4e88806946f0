import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { typicalForm } from '../../support/data/applicants.ts';
import { answerTo, showResults, status } from '../../support/dom/results-screen.tsx';
import { eventually } from '../../support/run/eventually.ts';

const list = () => page.getByRole('region', { name: '⟦results list label⟧' });

describe('another loan', () => {
  it('leaves the old offers on screen, marked as old, while it is being asked', async () => {
    const { rerender } = await showResults();
    await rerender({ asking: true });
    await expect.element(list()).toHaveAttribute('aria-busy', 'true');
    await expect.element(status()).toHaveTextContent('⟦results again loading⟧');
    expect(document.querySelectorAll('article').length).toBeGreaterThan(0);
  });

  it('is told when its offers are there, from page 1', async () => {
    const { rerender } = await showResults({}, '?paso=resultados&pagina=2');
    const form = { ...typicalForm, amount: 1_000_000, term: 12 };
    await rerender({ form, raw: answerTo(form) });
    await expect
      .element(status())
      .toHaveTextContent(/^⟦results again done other⟧ \d+ \$\s1\.000\.000 1 año$/);
    await eventually(() => expect(location.search).toBe('?paso=resultados'));
    await expect.element(list()).toHaveAttribute('aria-busy', 'false');
  });

  it('that could not be had is told, and the offers stay', async () => {
    const { rerender } = await showResults();
    await rerender({ askFailed: true });
    await expect.element(status()).toHaveTextContent('⟦results again failed⟧');
    await expect
      .element(page.getByRole('region', { name: '⟦loan⟧' }))
      .toHaveTextContent('⟦results again failed⟧');
    expect(document.querySelectorAll('article').length).toBeGreaterThan(0);
  });
});
