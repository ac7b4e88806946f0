import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { exclusions, words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { answerTo, manyOffers, showResults } from '../../../support/dom/results-screen.tsx';

it('the count tells behind it what was left out and why, and what lies between the cheapest and the dearest', async () => {
  const [offer] = manyOffers(1);
  const mutuals = exclusions.names.filter(({ reason }) => reason === 'mutual').slice(0, 1);
  const leftOut = [...mutuals, ...mutuals].map(({ name }) => ({ ...offer, Banco: name }));
  await showResults({ raw: [...answerTo(typicalForm), ...leftOut, { Banco: '' }, null] });
  await expect.element(page.getByText(/^⟦count⟧ \d+\.$/).first()).toBeVisible();
  await page.getByText(/^⟦count⟧ \d+\.$/).click();
  await expect.element(page.getByText(/⟦left out excluded other⟧ \d+ 2 mutuales/)).toBeVisible();
  await expect.element(page.getByText(/⟦left out gap⟧ \$\s[\d.]+/)).toBeVisible();
  await expect.element(page.getByText(/⟦left out dropped other⟧ 2/)).toBeVisible();
});

it('the count says of those left out, by kind, how many would have cost less than the best that is shown', async () => {
  const [offer] = manyOffers(1);
  const of = (reason: string) => {
    const names = exclusions.names.filter((one) => one.reason === reason).slice(0, 1);
    return [...names, ...names];
  };
  const priced = (names: ReturnType<typeof of>, cft: number) =>
    names.map(({ name }) => ({ ...offer, Banco: name, cft_nominal_anual: cft }));
  const raw = [...manyOffers(3), ...priced(of('mutual'), 1), ...priced(of('cooperativa'), 900)];
  await showResults({ raw });
  await page.getByText(/^⟦count⟧ \d+\.$/).click();
  const cheaper = pluralize(words.leftOut.cheaper, 2, {
    reason: fillTemplate(words.leftOut.reason, { n: 2, reason: 'mutuales' }),
  });
  const text = page.getByText(cheaper, { exact: false });
  await expect.element(text).toBeVisible();
  await expect.element(text).toHaveTextContent(/2 cooperativas[^[]*$/);
});
