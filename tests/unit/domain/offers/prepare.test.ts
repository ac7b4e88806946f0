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
  expect(prepared.excluded.map(({ label, offers }) => [label, offers.length])).toEqual([
    ['mutuales', 2],
    ['cooperativas', 1],
  ]);
});

it('[S9.3-01 S9.3-04..05] preparing an answer leaves out every name of the table, and shows every other by its name', () => {
  const excluded = prepareOffers(
    exclusions.names.map(({ name }) => rawOffer({ Banco: name })),
    { exclusions, displayNames },
  );
  expect(excluded.offers).toEqual([]);
  expect(excluded.excluded.flatMap(({ offers }) => offers)).toHaveLength(exclusions.names.length);

  const isExcluded = new Set(exclusions.names.map(({ name }) => name));
  const listed = displayNames.names.filter(({ legal }) => !isExcluded.has(legal));
  const { offers } = prepareOffers(
    listed.map(({ legal }) => rawOffer({ Banco: legal })),
    { exclusions, displayNames },
  );
  expect(offers.map(({ bank }) => bank)).toEqual(listed.map(({ shown }) => shown));
});
