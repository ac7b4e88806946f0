import type { Lender } from '#generated/types.ts';
import { within } from '#scripts/config/read/problem.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { daysBetween } from '#scripts/config/rules/dates.ts';
import { fault, lenderRule } from '#scripts/config/rules/rule.ts';
import { stringsOf } from '#scripts/config/rules/strings.ts';

/** A claim older than two years has to be looked up again. */
const MOST_DAYS = 731;

const figuresOf = ({ page }: Lender) =>
  (page?.figures ?? []).map((figure, index) => ({ ...figure, pointer: `/page/figures/${index}` }));

/** Every figure may be shown until a day that is not far from its own. */
export const claims = lenderRule('claims', [], function* (lender) {
  for (const { pointer, asOf, expires } of figuresOf(lender)) {
    const days = daysBetween(asOf, expires);
    const expected = `una fecha hasta 2 años después de "asOf" (${asOf})`;
    if (days <= 0 || days > MOST_DAYS)
      yield fault(`${pointer}/expires`, `dice ${expires}`, expected, 'corregilo');
  }
});

const SIGN = String.raw`(?:%|por\s?ciento)`;
const RATE = String.raw`(?<!\p{L})(?:C\.?F\.?T\.?(?:EA|NA)?|T\.?[NE]\.?[AM]\.?|tasas?|inter[eé]s(?:es)?|costo financiero)(?!\p{L})`;
/** The price of a loan: '67,5 % de CFT', 'TNA del 58 %', 'tasa cero', 'sin interés'. */
const PRICE = new RegExp(
  [
    String.raw`\d[\d.,]*\s?${SIGN}(?! (?:online|digital|por internet))[^.;,\d]{0,20}${RATE}`,
    String.raw`${RATE}[^.;,%\d]{0,30}\d[\d.,]*\s?${SIGN}(?! (?:online|digital|por internet))`,
    String.raw`(?:sin|cero) inter[eé]s(?:es)?(?!\p{L})|tasa (?:cero|0)(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** The price of a lender's loans stands in a figure, with its source and day, or in a gap that follows the record. */
export const typedRates = lenderRule('typed-rates', [], function* ({ page, ...lender }) {
  const { figures: _, ...texts } = page ?? {};
  for (const { text, path } of stringsOf({ ...lender, page: texts })) {
    const price = PRICE.exec(text)?.[0];
    if (price === undefined) continue;
    const expected = 'una cifra destacada, con su fuente y su día, o un hueco que sigue al registro';
    yield fault(within('', ...path), `dice ${quoted(price)}`, expected, 'sacalo o cambialo');
  }
});

/** The figures of a lender's page agree with its founding year. */
export const claimContradictions = lenderRule('claim-contradictions', [], function* (lender) {
  const { founded } = lender;
  for (const { pointer, kind, text, label, asOf } of figuresOf(lender)) {
    const number = Number(text.replaceAll(/\D/g, ''));
    const age = Number(asOf.slice(0, 4)) - founded;
    // '+120' claims at least 120 years; '120' claims 120, give or take the part of a year.
    const isPossible = text.includes('+') ? number <= age : Math.abs(number - age) <= 1;
    if (kind === 'fundacion' ? number === founded : kind !== 'antiguedad' || isPossible) continue;
    const expected = `algo que coincida con "founded": ${founded}`;
    yield fault(pointer, `dice ${quoted(`${text} ${label}`)}`, expected, 'corregí el que esté mal');
  }
});
