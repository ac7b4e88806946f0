import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatPercent, formatPesos, formatShortDate } from '#domain/format.ts';
import { BankSheet } from '#features/bank-sheet/BankSheet.tsx';
import { figuresOf } from '#loan/offer/figures.ts';
import { SimulationProvider } from '#loan/offer/simulation.ts';
import { WordsContext } from '#site/words.tsx';
import { site, words } from '../../../support/content/made-up.ts';
import { somebody, typicalForm } from '../../../support/data/applicants.ts';
import { offer } from '../../../support/data/offers.ts';

const form = { ...typicalForm, amount: 1_000_000, term: 12 };
const declared = offer('DORADO', {
  cft: 73.81,
  firstInstalment: 124_031.3,
  incomeShare: 12.41,
  maxTerm: 24,
  product: 'PERSONAL',
  declaredOn: '2026-06-01',
});

it('the sheet says what the offer’s loan declares, what it costs and the papers of the visitor, and no share of an income', () => {
  const { cost } = figuresOf(declared, form);
  if (!cost) throw new Error('The offer has no cost.');
  const simulation = {
    form,
    personal: somebody,
    lender: null,
    storageKey: '',
    site: { ...site, record: null, unexpectedError: site.errors.unexpected },
  };
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <SimulationProvider value={simulation}>
        <BankSheet offer={declared} cost={cost} schedule={cost.schedule()} />
      </SimulationProvider>
    </WordsContext>,
  );
  const said = [
    'PERSONAL',
    formatShortDate('2026-06-01'),
    formatPercent(declared.cft),
    formatPesos(declared.firstInstalment),
    formatPesos(cost.total),
    ...words.bankSheet.papers.relacion_dependencia,
  ];
  expect(said.filter((text) => !html.includes(text))).toEqual([]);
  expect(html).not.toContain('12,41');
});
