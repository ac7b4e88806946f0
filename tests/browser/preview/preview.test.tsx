import { beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loanFormKey } from '#domain/draft.ts';
import type { LoanForm } from '#domain/loan-request.ts';
import { Preview, type PreviewProps } from '#loan/form/preview/Preview.tsx';
import { typicalForm } from '../../support/data/applicants.ts';
import { InWords } from '../../support/dom/in-words.tsx';
import { answerTo, lenderOf } from '../../support/dom/results-screen.tsx';
import { eventually } from '../../support/run/eventually.ts';

const [slot, answerSlot] = [document.createElement('div'), document.createElement('div')];

const KEY = loanFormKey('homepage');

/** The preview with the places on the page that it fills. */
const Shown = (props: Pick<PreviewProps, 'form' | 'lender'>) => (
  <InWords>
    <Preview {...props} storageKey={KEY} slot={slot} answerSlot={answerSlot} />
  </InWords>
);

beforeAll(() => document.body.append(slot, answerSlot));

const countOf = (form: LoanForm): number => answerTo(form).length;
const preview = () => page.getByRole('region', { name: '⟦simulator texts preview title⟧' });
const figures = (text: string) => text.replaceAll('\u00A0', ' ');

describe('the preview', () => {
  it('the preview tells the market for the form and follows it, counted in a table, with where it comes from', async () => {
    const { rerender } = await render(<Shown form={typicalForm} lender={null} />);
    const summary = (form: LoanForm) => `⟦simulator texts preview summary⟧ ${countOf(form)} `;
    await expect.element(preview()).toHaveTextContent(summary(typicalForm));
    await expect
      .element(preview())
      .toHaveTextContent(/⟦simulator texts preview note⟧ Padrón de Prueba 25 de junio de 2026/);
    // The cheapest class stands at the left end of the axis.
    expect(figures(preview().element().querySelector('figure p')?.textContent ?? '')).toMatch(/^67,76 %/);
    await page.getByText('⟦simulator texts preview plot table⟧').click();
    const rows = [...preview().element().querySelectorAll('tbody tr')];
    const drawn = preview().element().querySelector('svg path')?.getAttribute('d') ?? '';
    const heights = [...drawn.matchAll(/v-(\d+)/g)].map(([, height]) => Number(height));
    expect(rows).toHaveLength(heights.length);
    const counts = rows.map((row) => Number(row.lastElementChild?.textContent));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countOf(typicalForm));
    // The tallest bar is the fullest class.
    expect(heights.indexOf(Math.max(...heights))).toBe(counts.indexOf(Math.max(...counts)));
    const smaller = { ...typicalForm, amount: 1_000_000, term: 12, netSalary: 1_500_000 };
    expect(countOf(smaller)).not.toBe(countOf(typicalForm));
    await rerender(<Shown form={smaller} lender={null} />);
    await expect.element(preview()).toHaveTextContent(summary(smaller));
  });

  it("the preview tells the page's own lender and marks it in the picture", async () => {
    await render(
      <Shown form={typicalForm} lender={lenderOf('Ente Tala del Litoral', 'BANCO DE LA TALA ARGENTINA')} />,
    );
    await expect
      .element(preview())
      .toHaveTextContent(/⟦simulator texts preview lender⟧ Ente Tala del Litoral \$\s362\.013 67,76\s%/);
    await expect
      .element(
        page.getByRole('img', {
          name: new RegExp(
            `⟦simulator texts preview plot title⟧ ${countOf(typicalForm)}\\b.*⟦simulator texts preview plot lender⟧ Ente Tala del Litoral`,
          ),
        }),
      )
      .toBeVisible();
  });

  it('the preview says that nobody lends a loan, and is empty for a loan that nobody can ask for', async () => {
    const { rerender } = await render(
      <Shown form={{ ...typicalForm, amount: 100_000_000, term: 120 }} lender={null} />,
    );
    await expect
      .element(preview())
      .toHaveTextContent(/^⟦simulator texts preview title⟧⟦simulator texts preview none⟧/);
    await rerender(<Shown form={{ ...typicalForm, amount: 0 }} lender={null} />);
    await eventually(() => expect(preview().query()).toBeNull());
  });

  it.each([
    [
      'the instalments',
      { netSalary: 0, employment: '' },
      /^⟦simulator texts preview answer label⟧(?:\. )?⟦simulator texts preview answer instalment⟧ \$\s[\d.]+ \$\s[\d.]+(?:\. )?⟦simulator texts preview old prices⟧ junio de 2026$/,
    ],
    [
      'their part of the salary',
      { employment: '' },
      /⟦simulator texts preview answer share⟧ \d+ % \d+ %\. ⟦/,
    ],
    [
      'how many lend',
      {},
      new RegExp(`⟦simulator texts preview answer count other⟧ ${countOf(typicalForm)}\\. ⟦`),
    ],
  ])('the preview answers in the form with %s', async (_, change, text) => {
    await render(<Shown form={{ ...typicalForm, ...change }} lender={null} />);
    await expect.element(answerSlot.querySelector('p')).toHaveTextContent(text);
    await expect.element(page.elementLocator(answerSlot).getByRole('status')).toHaveTextContent(text);
  });
});
