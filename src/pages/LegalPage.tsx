import { subpageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import { formatDate } from '#domain/format.ts';
import { today } from '#gateways/clock.ts';
import type { Legal } from '#generated/types.ts';
import { styles } from '#pages/article.styles.ts';
import { Article } from '#pages/blocks/Article.tsx';
import { CompanyLine } from '#pages/blocks/CompanyLine.tsx';
import { siteValues } from '#site/gap-values.ts';
import { ROUTES } from '#site/routes.ts';

type LegalKind = 'terms' | 'privacy';

export const head: Head<LegalKind> = (content, _, kind) => {
  const { seo, title } = content[kind];
  return subpageHead(content, { seo, title: fill(title, siteValues(content)) }, ROUTES[kind]);
};

/** Terms or privacy policy, in numbered sections. */
export function LegalPage({ kind }: { kind: LegalKind }) {
  const { content } = useSite();
  const { lastUpdatedLabel, lastUpdated, sections } = content[kind];
  const values = siteValues(content);
  return (
    <Article
      {...content[kind]}
      aside={
        <>
          <p className={styles.updated}>
            {fill(lastUpdatedLabel, values)} <LastUpdated date={lastUpdated} />
          </p>
          {kind === 'privacy' && <CompanyLine />}
        </>
      }
      sections={sections.map((section, index) => ({ ...section, title: `${index + 1}. ${section.title}` }))}
      values={values}
    />
  );
}

/** A set day, or the current one: what the build writes, the browser brings up to date (src/islands/today.ts). */
const LastUpdated = ({ date }: { date: Legal['lastUpdated'] }) =>
  date === 'today' ? (
    <time dateTime={today()} data-today="">
      {formatDate(today())}
    </time>
  ) : (
    <time dateTime={date}>{formatDate(date)}</time>
  );
