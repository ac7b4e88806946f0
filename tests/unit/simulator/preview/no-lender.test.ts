import { expect, it } from 'vitest';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { noLenderText } from '#simulator/preview/NoLender.tsx';
import { typicalForm } from '../../../support/applicants.ts';
import { product } from '../../../support/quotes.ts';

const { nobody: texts } = results;
const form = { ...typicalForm, seniority: 'mas_3_anos' };
const catalogue = {
  products: [1, 2, 3].map((code) =>
    product({ code, entity: `ENTIDAD ${code}`, maxAmount: code * 1_000_000 }),
  ),
} as Parameters<typeof noLenderText>[0];
const tables = { exclusions: { reasons: [], names: [] }, displayNames: { names: [] } };

it('says why and names the smallest change that gives three', () => {
  const said = noLenderText(catalogue, tables, form);
  expect(said).toContain(fillTemplate(texts.reasons.amount, { n: 3 }));
  expect(said).toContain(fillTemplate(texts.change, { change: formatPesos(1_000_000), n: 3 }));
  expect(said).toContain(texts.anyway);
});

it('says nothing when somebody would', () => {
  expect(noLenderText(catalogue, tables, { ...form, amount: 3_000_000 })).toBe('');
});

it('does not count lenders that the results leave out', () => {
  const exclusions = { reasons: [], names: [{ name: 'ENTIDAD 3', reason: 'x' }] };
  expect(noLenderText(catalogue, { ...tables, exclusions }, { ...form, amount: 3_000_000 })).not.toBe('');
});
