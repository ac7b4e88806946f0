import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatPercent, formatPesos, formatWholePercent } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { Product } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import { OfferDetail } from '#features/offer-detail/OfferDetail.tsx';
import { market } from '#gateways/data.ts';
import { termText } from '#loan/form/loan-text.ts';
import { conditionText, figuresOf } from '#loan/offer/figures.ts';
import { content } from '../../../support/content/content.ts';
import {
  catalogue,
  drawnFor,
  type Form,
  offeredAlone,
  plain,
} from '../../../support/content/offer-of-row.tsx';

const { simulator, results, offerDetail } = content;
const { needs, ceiling, fromNote } = offerDetail;

beforeAll(() => {
  vi.spyOn(market, 'peek').mockReturnValue(catalogue);
  vi.stubGlobal('location', new URL('https://site.example/simular'));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** An opened offer's requirements, each with its sign, and the words about its ceiling and its amount. */
function opened(offer: Offer, form: Form) {
  const html = drawnFor(
    form,
    <OfferDetail
      offer={{ ...offer, unmet: offer.condition, conditional: null }}
      figures={figuresOf(offer, form)}
      peers={[]}
      slots={[]}
      position={1}
      choices={null}
      close={null}
    />,
  );
  const items = html.matchAll(/<li data-state="\w+">(.*?)<\/li>/g);
  return { asked: Array.from(items, ([, item]) => plain(item)), text: plain(html) };
}

/** The requirements of a row, which the applicant meets, worked out from the record alone. */
function requirementsOf(row: Product, offer: Offer): string[] {
  const province = simulator.provinces.find(({ code }) => code === row.territory)?.label ?? '';
  const asked: [isAsked: unknown, text: string, sign?: string][] = [
    [row.minIncome, fillTemplate(needs.income, { min: formatPesos(row.minIncome) })],
    [row.minSeniority, fillTemplate(needs.seniority, { n: row.minSeniority })],
    [row.maxAge, fillTemplate(needs.age, { max: row.maxAge })],
    [row.maxIncomeShare, fillTemplate(needs.share, { percent: formatWholePercent(row.maxIncomeShare) })],
    [true, fillTemplate(needs.term, { term: termText(row.maxTerm, simulator) })],
    [province, fillTemplate(needs.territory, { province })],
    [offer.condition, conditionText(offer, results), needs.open],
  ];
  return asked.flatMap(([isAsked, text, sign = needs.met]) => (isAsked ? [`${text}: ${sign}`] : []));
}

it('each loan of the record, opened, says what its row asks for, the most that it lends, and that its price may be less', () => {
  const wrong = catalogue.products.filter((row) => {
    const { form, offer } = offeredAlone(row);
    const { asked, text } = opened(offer, form);
    const least = row.leastCftea && fillTemplate(ceiling, { percent: formatPercent(row.leastCftea) });
    return !(
      isDeepStrictEqual(asked, requirementsOf(row, offer)) &&
      text.includes(formatPesos(row.maxAmount)) &&
      (!least || text.includes(least)) &&
      text.includes(fromNote) === (row.fromNote === true)
    );
  });
  expect(wrong).toEqual([]);
});
