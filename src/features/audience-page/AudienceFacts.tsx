import { formatDate, formatPercent, formatPesos } from '#domain/format.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import type { AudienceFacts, Obstacle, PricedFact } from '#features/audience-page/audience-facts.ts';
import { fill } from '#domain/template.ts';
import type { AudiencePage } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#features/audience-page/page-facts.ts';
import { applicantFor } from '#site/applicant.ts';
import { shownNames } from '#site/shown-names.ts';
import { useSite } from '#site/site.ts';
import { styles as own } from '#features/audience-page/audience.styles.ts';
import { styles } from '#pages/landing.styles.ts';
import { LenderTile } from '#pages/LenderTile.tsx';
import { Tile } from '#ui/Tile.tsx';

/** The name by which an entity is shown: its lender's, that of the table, or else its legal one. */
const shownName = (content: Content, entity: string): string =>
  shownNames(content).get(matchKey(entity)) ?? entity;

type Words = Content['audiencePage'];

/** Names the lenders and their prices, the cheapest first, at the head of the page; nothing when nobody lends. */
export function AudienceLead({ audiencePage }: { audiencePage: AudiencePage }) {
  const { content } = useSite();
  const { audiencePage: words } = content;
  const facts = audiencePageFacts(audiencePage, content);
  if (!facts) return null;
  const { amount, term } = applicantFor(audiencePage.start, content.simulator);
  return (
    <section className={own.lead} data-before-results="" aria-labelledby="cifras">
      <h2 className={styles.reasonTitle} id="cifras">
        {words.factsTitle}
      </h2>
      <p>
        {fill(words.loan, { amount: formatPesos(amount), term: String(term) })} {marketText(facts, content)}
      </p>
      <Prices
        title={facts.openCount > 0 ? words.openPricesTitle : words.pricesTitle}
        quotes={facts.cheapest}
      />
    </section>
  );
}

/** Shows what lenders ask for, those of a province, and why others do not lend; nothing when nobody lends. */
export function AudienceFacts({ audiencePage }: { audiencePage: AudiencePage }) {
  const { content } = useSite();
  const { audiencePage: words } = content;
  const facts = audiencePageFacts(audiencePage, content);
  if (!facts) return null;
  const { source, asOf } = content.catalogue;
  return (
    <section className={styles.section} data-before-results="" aria-labelledby="piden">
      <h2 id="piden">{words.demandsTitle}</h2>
      <div className={own.three}>
        <List items={demandsOf(facts, words)} />
        <Prices title={words.localsTitle} quotes={facts.locals} />
        <List title={words.missingTitle} items={missingOf(facts, words)} />
      </div>
      <p className={styles.fileSource}>{fill(words.source, { source, date: formatDate(asOf) })}</p>
    </section>
  );
}

/** Some sentences, under a heading where they have one; nothing without any. */
function List({ title, items }: { title?: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className={own.reason}>
      {title && <h3 className={styles.reasonTitle}>{title}</h3>}
      <ul className={own.points}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Lenders and their prices, with those each price is only for; nothing without any. */
function Prices({ title, quotes }: { title: string; quotes: readonly PricedFact[] }) {
  const { content } = useSite();
  const { price, only } = content.audiencePage;
  if (quotes.length === 0) return null;
  return (
    <div className={own.reason}>
      <h3 className={styles.reasonTitle}>{title}</h3>
      <ul className={own.prices}>
        {quotes.map((quote) => {
          const { entity, firstInstalment, cftNominal } = quote;
          const figures = { payment: formatPesos(firstInstalment), cft: formatPercent(cftNominal) };
          const who = limitsOf(quote, content).join(', ');
          const name = shownName(content, entity);
          return (
            <li key={entity}>
              <EntityTile entity={entity} name={name} />
              <span>
                <strong>{name}</strong>
                {`: ${fill(price, figures)}. ${who && fill(only, { who })}`.trimEnd()}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Stands for an entity of the catalogue: as its lender, when it has a file. */
function EntityTile({ entity, name }: { entity: string; name: string }) {
  const { lenders } = useSite().content;
  const lender = lenders.find((one) => matchKeysOf(one).includes(matchKey(entity)));
  return lender ? <LenderTile lender={lender} /> : <Tile name={name} />;
}

function marketText({ count, openCount, cheapest, cft }: AudienceFacts, content: Content): string {
  const { audiencePage: words } = content;
  const [first] = cheapest;
  if (count === 1 && first) return fill(words.oneCount, { entity: shownName(content, first.entity) });
  const range = { minCft: formatPercent(cft.min), maxCft: formatPercent(cft.max) };
  return `${fill(words.count, { n: String(count), open: String(openCount) })} ${fill(words.range, range)}`;
}

/** The people a price is only for, in words: their employments, provinces, and what ties them to the entity. */
function limitsOf(
  { employments, provinces, condition, requirement }: PricedFact,
  { simulator, site, audiencePage: words }: Content,
): string[] {
  const { audiences } = site.lenderPage.file;
  const jobs = simulator.employment.filter(({ code }) => employments?.includes(code));
  const isForSome = jobs.length < simulator.employment.length;
  const places = simulator.provinces.filter(({ code }) => provinces.includes(code));
  const ties = { cliente: audiences.account_holder, cuenta_sueldo: audiences.salary_account } as const;
  const tie = condition && (ties as Partial<Record<string, string>>)[condition];
  return [
    ...(isForSome ? jobs.map(({ label }) => label.toLocaleLowerCase('es')) : []),
    ...places.map(({ label }) => fill(words.inProvince, { province: label })),
    ...(tie ? [tie.toLocaleLowerCase('es')] : []),
    ...(requirement ? [fill(audiences.requirement, { requirement })] : []),
  ];
}

function demandsOf({ demands: { income, seniority, maxAge } }: AudienceFacts, words: Words): string[] {
  const pesos = { none: String(income.none), max: formatPesos(income.max) };
  const months = { none: String(seniority.none), max: String(seniority.max) };
  return [
    income.max === 0 ? words.noIncome : fill(words.income, pesos),
    seniority.max === 0 ? words.noSeniority : fill(words.seniority, months),
    maxAge === null ? words.noAge : fill(words.age, { max: String(maxAge) }),
  ];
}

const missingOf = ({ obstacles }: AudienceFacts, { missing }: Words): string[] =>
  (Object.entries(obstacles) as [Obstacle, number][]).map(([obstacle, count]) =>
    fill(missing[obstacle], { n: String(count) }),
  );
