import { expect, it } from 'vitest';
import { formatPesos } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { noLenderText } from '#features/market-line/NoLender.tsx';
import type { Catalogue } from '#generated/types.ts';
import { words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { product } from '../../../support/data/quotes.ts';

const MILLION = 1_000_000;
const form = { ...typicalForm, seniority: 'mas_3_anos' };
/** Entities that lend a million each more than the one before. */
const entities = (count: number) =>
  ({
    products: Array.from({ length: count }, (_, at) =>
      product({ code: at + 1, entity: `ENTIDAD ${at + 1}`, maxAmount: (at + 1) * MILLION }),
    ),
  }) as unknown as Catalogue;

const { marketLineAdvice: texts } = words;
const said = (amount: number) => noLenderText(entities(3), { ...form, amount }, words);

it('the advice says why and names the smallest change that gives three', () => {
  const change = fillTemplate(texts.change, { change: formatPesos(MILLION), n: 3 });
  for (const part of [fillTemplate(texts.reasons.amount, { n: 3 }), change, texts.anyway])
    expect(said(5 * MILLION)).toContain(part);
});

it('no advice is given when somebody would lend', () => {
  expect(said(3 * MILLION)).toBe('');
});
