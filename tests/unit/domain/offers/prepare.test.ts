import { expect, it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import { type LenderTables, prepareOffers } from '#domain/offers/prepare.ts';
import { rawOffer } from '../../../support/data/offers.ts';

const { displayNames, exclusions } = content;
const tables: LenderTables = {
  exclusions: {
    reasons: [
      { code: 'mutual', label: 'mutuales' },
      { code: 'cooperativa', label: 'cooperativas' },
      { code: 'otra', label: 'otras' },
    ],
    names: [
      { name: 'ASOCIACIÓN MUTUAL DE PRUEBA', reason: 'mutual' },
      { name: 'Mutual Segunda', reason: 'mutual' },
      { name: 'Cooperativa de Prueba Ltda.', reason: 'cooperativa' },
    ],
  },
  displayNames: { names: [{ legal: 'BANCO DE PRUEBA S.A.', shown: 'Banco Prueba' }] },
};

it('[S9.3-02..03] preparing an answer drops, leaves out, names and counts', () => {
  const prepared = prepareOffers(
    [
      rawOffer({ Banco: 'Cooperativa de Prueba Limitada' }),
      rawOffer({ Banco: 'Asociacion Mutual de Prueba' }),
      rawOffer({ Banco: 'banco de prueba sa' }),
      rawOffer({ Banco: 'MUTUAL SEGUNDA' }),
      rawOffer({ cft_nominal_anual: 0 }),
      rawOffer({ Banco: 'Entidad Desconocida S.A.' }),
      rawOffer({ Banco: 'MUTUAL SEGUNDA DE OTRO LADO' }),
    ],
    tables,
  );
  expect(prepared.offers.map(({ bank }) => bank)).toEqual([
    'Banco Prueba',
    'Entidad Desconocida S.A.',
    'MUTUAL SEGUNDA DE OTRO LADO',
  ]);
  expect(prepared.offers[0]).toMatchObject({ legalName: 'banco de prueba sa' });
  expect(prepared.dropped).toBe(1);
  expect(prepared.excluded).toEqual([
    expect.objectContaining({ code: 'mutual', label: 'mutuales', count: 2 }),
    expect.objectContaining({ code: 'cooperativa', label: 'cooperativas', count: 1 }),
  ]);
});

it('preparing an answer counts an entity that is left out once, however many prices it has', () => {
  const prices = [{ condicion: 'cliente' }, { producto: 'Otro' }].map((said) =>
    rawOffer({ Banco: 'Mutual Segunda', ...said }),
  );
  expect(prepareOffers(prices, tables).excluded).toMatchObject([{ code: 'mutual', count: 1 }]);
});

it('preparing an answer gives the prices of whom is left out that are open to everybody', () => {
  const offers = [rawOffer({ Banco: 'Mutual Segunda', cft_nominal_anual: 50 })];
  const tied = rawOffer({ Banco: 'Mutual Segunda', cft_nominal_anual: 40, condicion: 'cliente' });
  expect(prepareOffers(offers, tables).excluded).toMatchObject([{ open: [50] }]);
  expect(prepareOffers([tied], tables).excluded).toMatchObject([{ count: 1, open: [] }]);
});

it('[S9.3-01 S9.3-04..05] preparing an answer leaves out every name of the table, and shows every other by its name', () => {
  const excluded = prepareOffers(
    exclusions.names.map(({ name }) => rawOffer({ Banco: name })),
    { exclusions, displayNames },
  );
  expect(excluded.offers).toEqual([]);
  expect(excluded.excluded.reduce((sum, { count }) => sum + count, 0)).toBe(exclusions.names.length);

  const isExcluded = new Set(exclusions.names.map(({ name }) => name));
  const listed = displayNames.names.filter(({ legal }) => !isExcluded.has(legal));
  const { offers } = prepareOffers(
    listed.map(({ legal }) => rawOffer({ Banco: legal })),
    { exclusions, displayNames },
  );
  expect(offers.map(({ bank }) => bank)).toEqual(listed.map(({ shown }) => shown));
});
