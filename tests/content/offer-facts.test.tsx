import { isDeepStrictEqual } from 'node:util';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { formatPercent, formatPesos, formatTerm, formatWholePercent } from '#domain/format.ts';
import { seniorityMonths } from '#domain/loan-request.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { rowId } from '#domain/quote/declared-row.ts';
import type { Product } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import { market } from '#gateways/data.ts';
import type { Catalogue } from '#generated/types.ts';
import { termText } from '#loan/form/loan-text.ts';
import { conditionText, figuresOf } from '#loan/offer/figures.ts';
import { type Simulation, SimulationProvider } from '#loan/offer/simulation.ts';
import { OfferCard } from '#loan/results/OfferCard.tsx';
import { OfferDetail } from '#loan/tools/detail/OfferDetail.tsx';
import { marketData } from '#scripts/config/codegen/site-data.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { WordsContext } from '#site/words.tsx';
import { content } from '../support/content/content.ts';
import { pageAt, readable, textOf } from '../support/content/rendered-pages.ts';
import { type DrawnApplicant, drawnApplicants, offersTo } from '../support/data/drawn-applicants.ts';

const APPLICANTS = 500;

const { simulator, panels, results, site } = content;
const { needs, ceiling, fromNote } = panels.detail;
/** The record as the browser has it. */
const catalogue = JSON.parse(marketData(content)) as Catalogue;
const rows = new Map(catalogue.products.map((row) => [rowId(row), row]));

beforeAll(() => {
  vi.spyOn(market, 'peek').mockReturnValue(catalogue);
  vi.stubGlobal('location', new URL('https://site.example/simular'));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ignore = (): void => {};

type Form = DrawnApplicant['form'];

const ASKS: Partial<Record<Product['beneficiary'], Offer['condition']>> = {
  account_holder: 'cliente',
  salary_account: 'cuenta_sueldo',
};
const nominal = ({ cftea }: Product): string => formatPercent(12 * ((1 + cftea / 100) ** (1 / 12) - 1) * 100);

/** Whether somebody may have a row: employment, place and every limit, read from the record alone. */
const mayHave = (row: Product, form: Form, { incomeShare }: Offer): boolean =>
  [form.employment, 'all', 'account_holder', 'salary_account'].includes(row.beneficiary) &&
  (row.audience ?? [form.employment]).includes(form.employment) &&
  [form.province, 'all'].includes(row.territory) &&
  form.amount >= row.minAmount &&
  form.amount <= row.maxAmount &&
  form.term <= row.maxTerm &&
  form.netSalary >= row.minIncome &&
  seniorityMonths(simulator, form.seniority) >= row.minSeniority &&
  (row.maxAge === 0 || form.age <= row.maxAge) &&
  (row.maxIncomeShare === 0 || incomeShare <= row.maxIncomeShare);

/** What an offer says of itself, as its row declares it. */
const isOf = (offer: Offer, row: Product): boolean =>
  matchKey(row.entity) === offer.matchKey &&
  row.product === offer.product &&
  row.reported === offer.declaredOn &&
  row.maxTerm === offer.maxTerm &&
  (row.condition ?? ASKS[row.beneficiary] ?? null) === offer.condition &&
  (row.requirement ?? null) === offer.requirement &&
  nominal(row) === formatPercent(offer.cft);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
const plain = (html = ''): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

function drawn(form: Form, element: ReactNode): string {
  const simulation: Simulation = {
    form,
    personal: { dni: '', email: '', phone: '', gender: '' },
    lender: null,
    storageKey: '',
    receipt: null,
    site: { ...site, record: null, unexpectedError: site.errors.unexpected },
  };
  return renderToStaticMarkup(
    <WordsContext value={content}>
      <SimulationProvider value={simulation}>{element}</SimulationProvider>
    </WordsContext>,
  );
}

/** An opened offer's requirements, each with its sign, and the words about its ceiling and its amount. */
function opened(offer: Offer, form: Form) {
  const html = drawn(
    form,
    <OfferDetail
      offer={{ ...offer, unmet: offer.condition, conditional: null }}
      figures={figuresOf(offer, form)}
      peers={[]}
      position={1}
      choices={null}
      close={null}
    />,
  );
  const items = html.matchAll(/<li data-state="\w+">(.*?)<\/li>/g);
  return { asked: Array.from(items, ([, item]) => plain(item)), text: plain(html) };
}

/** The words of an offer's card. */
const cardText = (offer: Offer, form: Form): string =>
  plain(
    drawn(
      form,
      <OfferCard
        offer={{ ...offer, unmet: offer.condition, conditional: null }}
        badges={[]}
        isLead
        position={1}
        count={1}
        isOwn={false}
        isByShare={false}
        isOpen={false}
        peers={[]}
        actions={{ chooseTie: ignore, toggle: ignore, show: ignore }}
      />,
    ),
  );

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

/** Returns what the screens of an offer say otherwise than its row. */
function differencesOf(row: Product, offer: Offer, form: Form): string[] {
  const { asked, text } = opened(offer, form);
  const card = cardText(offer, form);
  const least = row.leastCftea && fillTemplate(ceiling, { percent: formatPercent(row.leastCftea) });
  const checks: [what: string, isSo: boolean][] = [
    [`requirements ${asked.join(' · ')}`, isDeepStrictEqual(asked, requirementsOf(row, offer))],
    ['the most that it lends', text.includes(formatPesos(row.maxAmount))],
    ['the price on its card', card.includes(nominal(row))],
    ['what its card asks for', card.includes(conditionText(offer, results))],
    ['a least price', !least || text.includes(least)],
    ['a note', text.includes(fromNote) === (row.fromNote === true)],
  ];
  return checks.flatMap(([what, isSo]) => (isSo ? [] : [what]));
}

/** Differences by row: what the screens say of a row is the same for all who may have it. */
const known = new Map<Product, string[]>();

/** Tells what offers say otherwise than the rows that their prices came from. */
const differences = (offers: readonly Offer[], form: Form): string[] =>
  offers.flatMap((offer) => {
    const row = offer.row === null ? undefined : rows.get(offer.row);
    const name = `${offer.bank}, «${offer.product}»`;
    if (!row) return [`${name} is of no row of the record`];
    if (!isOf(offer, row) || !mayHave(row, form, offer)) return [`${name} is of another row`];
    const found = known.get(row) ?? differencesOf(row, offer, form);
    known.set(row, found);
    return found.map((what) => `${name}: ${what}`);
  });

it(`an opened offer says what the row of its price declares, for ${APPLICANTS} applicants`, () => {
  const drawnOnes = drawnApplicants(APPLICANTS);
  expect(drawnOnes.flatMap(({ form, offers }) => differences(offers, form))).toEqual([]);
  expect(drawnOnes.flatMap(({ offers }) => offers).length).toBeGreaterThan(APPLICANTS);
});

const [longest = ''] = simulator.seniority
  .toSorted((one, other) => other.months - one.months)
  .map(({ code }) => code);
const isEmployment = (code: string): code is Form['employment'] =>
  simulator.employment.some((one) => one.code === code);

/** Makes somebody who meets what a row asks for. */
const madeFor = ({ audience, beneficiary, territory, minAmount, maxAmount, maxTerm }: Product): Form => ({
  employment: audience?.[0] ?? (isEmployment(beneficiary) ? beneficiary : 'relacion_dependencia'),
  province: territory === 'all' ? 'caba' : territory,
  seniority: longest,
  amount: Math.min(maxAmount, Math.max(minAmount, simulator.limits.amount.min)),
  term: Math.min(maxTerm, 12),
  netSalary: simulator.limits.salary.max,
  age: 40,
});

it('each loan of the record, offered alone, is told by its own row among all of its lender', () => {
  const told = catalogue.products.map((row) => {
    const form = madeFor(row);
    const offers = offersTo(form, createSimulation({ products: [row] }, simulator));
    if (offers.length !== 1) throw new Error(`Nobody is offered «${row.product}» of ${row.entity}.`);
    return differences(offers, form);
  });
  expect(told.flat()).toEqual([]);
});

it('a lender’s page says the most that its own rows declare, and its price from the lowest to the highest', () => {
  const wrong = content.lenders.flatMap((lender) => {
    const keys = matchKeysOf(lender);
    const own = content.catalogue.products.filter(({ entity }) => keys.includes(matchKey(entity)));
    if (!lender.page || own.length === 0) return [];
    const byCost = own.toSorted((one, other) => one.cftea - other.cftea);
    const declared = [
      formatPesos(Math.max(...own.map(({ maxAmount }) => maxAmount))),
      formatTerm(Math.max(...own.map(({ maxTerm }) => maxTerm)), simulator.texts.termValue),
      ...[byCost[0], byCost.at(-1)].map((row) => (row ? nominal(row) : '')),
    ];
    const said = textOf(pageAt(`/${lender.id}`), 'section[aria-labelledby="ficha"]');
    return declared.filter((fact) => !said.includes(readable(fact))).map((fact) => `${lender.id}: ${fact}`);
  });
  expect(wrong).toEqual([]);
});

/** Employments of which a requirement's words speak. */
const SPOKEN_OF: readonly [words: RegExp, employments: readonly string[]][] = [
  [/\bno ser\b/i, []],
  [/\bjubila/i, ['jubilado']],
  [/\bempleado privado\b/i, ['relacion_dependencia', 'empleado_publico']],
  [/\bempleado (?:público|municipal|del gobierno|de la administración)/i, ['empleado_publico']],
];

it('no loan is offered on a condition to people of whom the form knows that they do not meet it', () => {
  const wrong = catalogue.products.flatMap((row) => {
    const [, allowed] = SPOKEN_OF.find(([words]) => words.test(row.requirement ?? '')) ?? [];
    if (!allowed) return [];
    const offered = simulator.employment.filter(
      ({ code }) =>
        !allowed.includes(code) &&
        offersTo({ ...madeFor(row), employment: code }, createSimulation({ products: [row] }, simulator))
          .length > 0,
    );
    return offered.map(
      ({ label }) => `${row.entity}, «${row.product}»: ${row.requirement}, offered to ${label}`,
    );
  });
  expect(wrong).toEqual([]);
});
