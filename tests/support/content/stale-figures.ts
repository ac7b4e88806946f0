import { formatMonth, formatNumber, formatPercent, formatPesos } from '#domain/format.ts';
import { nominalCft } from '#domain/quote/lender-file.ts';
import type { Product } from '#domain/quote/product.ts';
import { figuresIn, typedFigures } from '#scripts/config/typed-figures.ts';
import type { Content } from '#site/content.ts';
import { productsOf } from '#site/follow-record.ts';
import { audiencePageFacts } from '#site/audience-page-facts.ts';
import { type Facts, RECORD_GAPS, type Scope } from '#site/record-gaps.ts';
import { pagePaths } from '#site/routes.ts';
import { htmlOf, pageAt, readable, textsOf } from './rendered-pages.ts';

/** What was read so far. */
export const read = { figures: 0, stale: 0, pages: 0 };

/** Figures that a day's record has of some products, by the gap that carries them, as a reader sees them. */
function figuresOf(own: readonly Product[], of: Content): Record<string, ReadonlySet<string>> {
  const words = (texts: string[]): ReadonlySet<string> => new Set(texts.map(readable));
  const counted = (pick: (product: Product) => number, one: string, many: string) =>
    words(own.map(pick).map((count) => `${formatNumber(count)} ${count === 1 ? one : many}`));
  return {
    minIncome: words(own.map(({ minIncome }) => formatPesos(minIncome))),
    maxAmount: words(own.map(({ maxAmount }) => formatPesos(maxAmount))),
    maxTerm: counted(({ maxTerm }) => maxTerm, 'mes', 'meses'),
    minSeniority: counted(({ minSeniority }) => minSeniority, 'mes', 'meses'),
    maxAge: counted(({ maxAge }) => maxAge, 'año', 'años'),
    incomeShare: words(
      own.flatMap(({ maxIncomeShare }) => [
        `${formatNumber(maxIncomeShare)} %`,
        formatPercent(maxIncomeShare),
      ]),
    ),
    cft: words(own.map((product) => formatPercent(nominalCft(product)))),
    audience: words(
      own.flatMap((product) => RECORD_GAPS.audience.value({ products: [product] } as unknown as Facts) ?? []),
    ),
    declaredMonth: words(own.map(({ reported }) => formatMonth(reported))),
    dataMonth: words([formatMonth(of.catalogue.asOf)]),
  };
}

const number = (figure: string): number => Number(figure.replaceAll('.', ''));

/** Figures of texts of a place that the day's record has not. */
function staleIn(
  texts: readonly string[],
  scope: Scope,
  { own, of, at }: { own: readonly Product[]; of: Content; at: string },
): string[] {
  const known = figuresOf(own, of);
  const entities = audiencePageFacts({ start: {} }, of)?.count ?? 0;
  return texts.flatMap((text) => {
    const { figures } = figuresIn(text, scope);
    read.figures += figures.length;
    // The engine itself counts the entities of a page's own loan; content says 'más de'.
    const isClaim = (figure: string): boolean =>
      /(?:más de |\+)$/iu.test(text.slice(0, text.indexOf(figure)));
    const stale = figures.filter(({ gap, figure }) =>
      gap === 'entities' || gap === 'banks'
        ? isClaim(figure) && number(figure) >= entities
        : !known[gap]?.has(readable(figure)),
    );
    read.stale += stale.length;
    return stale.map(({ gap, figure }) => `${at}: ${figure} is no ${gap} of the day (${text})`);
  });
}

/** A part of the content whose texts quote the record, with its page. */
type Place = { scope: Scope; own: readonly Product[]; path: string; part: unknown };

function placesOf(of: Content): Place[] {
  const { lenders, bankDetails, audiencePages } = of;
  const ownOf = (id: string): Product[] =>
    productsOf(
      lenders.find((one) => one.id === id),
      of.catalogue,
    );
  return [
    {
      scope: 'site',
      own: [],
      path: '/',
      part: [of.home, of.information, of.simulator, of.directory],
    },
    ...lenders.map((one) => ({
      scope: 'lender' as const,
      own: ownOf(one.id),
      path: `/${one.id}`,
      part: one,
    })),
    ...bankDetails.map((one) => ({
      scope: 'sheet' as const,
      own: ownOf(one.lenderId),
      path: `/banco/${one.slug}`,
      part: one,
    })),
    ...audiencePages.map((one) => ({
      scope: 'audience' as const,
      own: [],
      path: `/prestamos/${one.id}`,
      part: one,
    })),
  ];
}

/** Stale figures of all texts of the content. */
export const staleTexts = (of: Content): string[] =>
  placesOf(of).flatMap(({ scope, own, path, part }) => {
    const texts = [...typedFigures(part, scope)].map(({ text }) => text);
    return staleIn(texts, scope, { own, of, at: path });
  });

/** Where the texts of a scope's content stand on its page, besides what the engine itself says of the record. */
const TEXTS: Readonly<Record<Scope, string>> = {
  site: 'main p, main li',
  lender: 'h1 ~ p, [aria-labelledby="por-que"] p, [aria-labelledby="por-que"] li',
  sheet: 'main li',
  audience: 'h1 ~ p, section p',
};

/** Writes every page of the content, and returns the stale figures of those whose texts quote the record. */
export function staleOnPages(of: Content): string[] {
  const paths = pagePaths(of);
  read.pages += paths.map((path) => htmlOf(path, of)).filter((html) => html.includes('</html>')).length;
  const places = [
    ...placesOf(of),
    ...['/simular', '/bancos', '/informacion'].map((path) => ({ scope: 'site' as const, own: [], path })),
  ];
  return places
    .filter(({ path }) => paths.includes(path))
    .flatMap(({ path, scope, own }) => {
      const page = pageAt(path, of);
      const engine = new Set(textsOf(page, '[aria-labelledby="cifras"] p'));
      const texts = textsOf(page, TEXTS[scope]).filter((text) => !engine.has(text));
      return staleIn(texts, scope, { own, of, at: path });
    });
}
