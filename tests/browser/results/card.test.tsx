import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fillTemplate } from '#domain/template.ts';
import { results } from '../../support/content/made-up.ts';
import { cardText, golden, goldenForm, showResults } from '../../support/dom/results-screen.tsx';

const BANDS = results.bands.map(({ label, upTo }, at) =>
  fillTemplate(label, { from: results.bands[at - 1]?.upTo ?? 0, upTo: upTo ?? '' }),
);
const { card, conditions } = results;

const showOne = (changes: object = {}) => showResults({ form: goldenForm, raw: [{ ...golden, ...changes }] });

it('[S1-07] a card tells the CFT, nominal and effective, the first instalment, and all that is given back, marked as estimated', async () => {
  await showOne();
  for (const text of [
    '⟦card cft⟧73,81 %',
    '104,68 % ⟦effective⟧',
    '⟦first instalment⟧$ 124.031',
    '⟦received⟧ $ 1.000.000 ⟦given back⟧ $ 1.435.933 ⟦cost⟧ $ 435.933 (⟦estimated⟧)',
  ])
    expect(cardText('DORADO S.A.')).toContain(text);
});

it.each([
  [30.01, BANDS[1]],
  [40, BANDS[1]],
  [40.01, BANDS[2]],
])('a card warns that %d %% of the income is more than is advised', async (share, label) => {
  await showOne({ relacion_cuota_ingreso_pct: share });
  expect(cardText('DORADO S.A.')).toContain(label);
});

it('a card says nothing of a share of the income that is usual', async () => {
  await showOne({ relacion_cuota_ingreso_pct: 30 });
  expect(cardText('DORADO S.A.')).not.toContain(BANDS[0]);
});

it.each([
  ['cheaper than the middle', [50, 60, 70], 'good'],
  ['alone, however dear', [229], null],
  ['as dear as the middle', [60, 60, 60], null],
])('a badge is good news only of an offer that is %s', async (_, cfts, tone) => {
  await showResults({
    form: goldenForm,
    raw: cfts.map((cft, at) => ({ ...golden, Banco: `ENTIDAD ${at} S.A.`, cft_nominal_anual: cft })),
  });
  const badge = page.getByText('⟦badge cft⟧').element();
  expect(badge.getAttribute('data-tone')).toBe(tone);
});

it('a card says that a term is out of reach, derives nothing, and keeps its place and its badge', async () => {
  await showResults({
    form: goldenForm,
    raw: [golden, { ...golden, Banco: 'CORTO S.A.', cft_nominal_anual: 50, plazo_max_meses: 6 }],
  });
  expect(cardText('CORTO S.A.')).toContain('⟦short term⟧ 6 meses');
  expect(cardText('CORTO S.A.')).not.toContain('⟦pay back⟧');
  expect(cardText('CORTO S.A.')).toContain('⟦badge cft⟧');
  expect(cardText('DORADO S.A.')).not.toContain('⟦badge cft⟧');
});

it('a card shows only what the provider said when its figures contradict each other', async () => {
  await showOne({ cft_nominal_anual: 500 });
  const text = cardText('DORADO S.A.');
  expect(text).toContain('⟦results card contradiction⟧');
  expect(text).toContain('500,00 %');
  expect(text).not.toMatch(/⟦pay back⟧|⟦given back⟧/);
});

it('a card says that a price was declared long ago', async () => {
  await showResults({ form: goldenForm, raw: [{ ...golden, declarado: '2020-01-01' }] });
  expect(cardText('DORADO S.A.')).toContain(card.declaredOld.split('{age}')[0]);
});

const tied = { ...golden, cft_nominal_anual: 60, primera_cuota_ars: 110_000, condicion: 'cuenta_sueldo' };
const raw = [golden, tied, { ...golden, Banco: 'OTRO S.A.', cft_nominal_anual: 65 }];
const only = fillTemplate(conditions.cuenta_sueldo.only, { bank: 'DORADO S.A.' });

it('a price with a condition names it and is never the best', async () => {
  await showResults({ form: goldenForm, raw: raw.slice(1) });
  expect(cardText('DORADO S.A.')).toContain(only);
  expect(cardText('DORADO S.A.')).not.toContain(results.sorts[0].badge);
  expect(cardText('OTRO S.A.')).toContain(results.sorts[0].badge);
});
