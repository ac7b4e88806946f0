import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../support/data/applicants.ts';
import { showResults } from '../../../support/dom/results-screen.tsx';

it('the panel shares a link with amount and term and nothing about the visitor, copied or by WhatsApp', async () => {
  const write = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('no'));
  await showResults();
  await page.getByRole('button', { name: '⟦more⟧', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '⟦more⟧' });
  await expect.element(panel.getByRole('button', { name: '⟦share copy⟧' })).toBeVisible();
  const text = panel.element().innerHTML;
  for (const value of [...Object.values(somebody), '3000000', '3.000.000']) expect(text).not.toContain(value);
  for (const said of ['⟦share copied⟧', '⟦share copy failed⟧']) {
    await page.getByRole('button', { name: '⟦share copy⟧' }).click();
    await expect.element(panel.getByText(said)).toBeVisible();
  }
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/#s=5000000-30$/));
  const link = page.getByRole('link', { name: '⟦share whatsapp⟧' }).element();
  const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toMatch(
    /^⟦share message⟧ \$\s5\.000\.000 2 años y 6 meses .* [\d,]+\s% http.*#s=5000000-30$/,
  );
});
