import { expect, it } from 'vitest';
import { formatPesos } from '#domain/format.ts';
import { market } from '#gateways/data.ts';
import { results, words } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { answerTo, cardText, golden, showResults, shownBanks } from '../../../support/dom/results-screen.tsx';

const { card } = results;
const { dearOffer } = words;

/** A loan whose instalments are all alike, at a CFT of so many percent. */
const level = (cft: number) => {
  const monthly = cft / 1200;
  const instalment = (typicalForm.amount * monthly) / (1 - (1 + monthly) ** -typicalForm.term);
  return { ...golden, cuota: 'fija', cft_nominal_anual: cft, primera_cuota_ars: instalment };
};

it.each([
  [60, '⟦received⟧'],
  [84, `⟦dear offer over⟧ ${dearOffer.times[0]} `],
  [104, `⟦dear offer almost⟧ ${dearOffer.times[1]} `],
  [230, '⟦dear offer almost⟧ 6 '],
])(
  'a card at a CFT of %d %% says how often the loan is given back, if more than twice',
  async (cft, text) => {
    await showResults({ raw: [level(cft)] });
    expect(cardText('DORADO S.A.')).toContain(text);
  },
);

it('a card of a loan that costs more than itself says above its button what three fifths would cost', async () => {
  const [dear] = answerTo(typicalForm).filter((one) => Number(one['cft_nominal_anual']) > 90);
  const less = answerTo({ ...typicalForm, amount: 3_000_000 }).find(({ Banco }) => Banco === dear?.['Banco']);
  await market.load();
  await showResults({ raw: [dear] });
  const instalment = formatPesos(Number(less?.['primera_cuota_ars'])).replace('\u00A0', ' ');
  const text = cardText(shownBanks()[0] ?? '');
  expect(text).toContain(`⟦dear offer less⟧ $ 3.000.000 ${instalment}`);
  expect(text.indexOf(instalment)).toBeLessThan(text.indexOf(card.request));
});
