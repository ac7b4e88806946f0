import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formatPercent } from '#domain/format.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { movesOf } from '#domain/quote/rate-moves.ts';
import { MarketCourse } from '#pages/guide/MarketCourse.tsx';
import { RateHistory } from '#pages/RateHistory.tsx';
import type { Content, LandingLender } from '#site/content.ts';
import { dayText, moveText } from '#site/rate-texts.ts';
import { SiteProvider } from '#site/site.ts';
import { content } from '../../support/content/content.ts';
import { assetsOf } from '../../support/content/rendered-pages.ts';

const rendered = (part: React.ReactNode, site: Content = content): string =>
  renderToStaticMarkup(<SiteProvider value={{ content: site, assets: assetsOf(site) }}>{part}</SiteProvider>);

const lenders = content.lenders.filter((lender): lender is LandingLender => lender.page !== undefined);
const movesOfLender = (lender: LandingLender) =>
  movesOf(content.ledger.loans.filter(({ entity }) => matchKeysOf(lender).includes(matchKey(entity))));
const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const told = lenders.filter((lender) => movesOfLender(lender).length > 0);
const silent = lenders.filter((lender) => movesOfLender(lender).length === 0);

describe('the page of a lender', () => {
  it('the page of a lender is tried with lenders that changed and with others', () =>
    expect([told.length, silent.length].every((count) => count > 0)).toBe(true));

  it.each(told)('$id tells its last change in words', (lender) => {
    const [newest] = movesOfLender(lender);
    const words = newest ? moveText(newest, content.site.lenderPage.moves, content.catalogue.asOf) : '';
    expect(rendered(<RateHistory lender={lender} />)).toContain(asHtml(words));
  });

  it.each(silent)('$id says nothing, for nothing changed', (lender) =>
    expect(rendered(<RateHistory lender={lender} />)).toBe(''),
  );

  it('the page of a lender draws a line with a step for each price, and says the prices in a table', () => {
    const lender = told.find(
      (one) => movesOfLender(one).filter(({ change }) => change === 'moved').length > 1,
    );
    const markup = rendered(<RateHistory lender={lender as LandingLender} />);
    const rates = [...markup.matchAll(/<td>([^<]+)<\/td>/g)].map(([, rate]) => rate);
    expect(markup.match(/ d="M0 \d+((?:H\d+V\d+)+)H100"/)?.[1]?.match(/H/g)).toHaveLength(rates.length - 1);
    const { before, after } = movesOfLender(lender as LandingLender)[0] ?? {};
    expect(rates.slice(-2)).toEqual([before, after].map((rate) => formatPercent(rate ?? 0)));
  });

  it('the page of a lender leaves an error that was corrected out of the line', () => {
    const corrected = told.find((one) => movesOfLender(one)[0]?.change === 'corrected') as LandingLender;
    const [newest] = movesOfLender(corrected);
    const table = /<table.*<\/table>/.exec(rendered(<RateHistory lender={corrected} />))?.[0];
    expect(table).not.toContain(formatPercent(newest?.before ?? 0));
  });
});

describe('the guide', () => {
  it('the guide shows the course of the middle once it has moved', () => {
    const markup = rendered(<MarketCourse />);
    for (const { cftea } of content.ledger.market) expect(markup).toContain(formatPercent(cftea));
    expect(markup).toContain('<svg');
  });

  it('the guide says the middle alone while it has not moved', () => {
    const { ledger } = content;
    const market = ledger.market.slice(-1);
    const markup = rendered(<MarketCourse />, { ...content, ledger: { ...ledger, market } });
    expect(markup).not.toContain('<svg');
    for (const { cftea } of market) expect(markup).toContain(formatPercent(cftea));
    expect(market).toHaveLength(1);
  });
});

it.each([
  ['2026-09-08', '2026-11-25', '8 de septiembre'],
  ['2025-09-08', '2026-11-25', '8 de septiembre de 2025'],
])('the day %s, told on %s, is %s', (day, today, words) => expect(dayText(day, today)).toBe(words));
