import type { Content } from '#site/content.ts';
import { type PageHead, subpageHead } from '#site/head.ts';
import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import { formatDate } from '#domain/format.ts';
import { today } from '#gateways/clock.ts';
import type { Legal } from '#generated/types.ts';
import { styles } from '#pages/article.styles.ts';
import { Article } from '#pages/blocks/Article.tsx';
import { siteValues } from '#site/gap-values.ts';
import { ROUTES } from '#site/routes.ts';

const headFor = (content: Content, { seo, title }: Legal, path: string): PageHead =>
  subpageHead(content, { seo, title: fill(title, siteValues(content)) }, path);

export const termsHead = (content: Content): PageHead => headFor(content, content.terms, ROUTES.terms);
export const privacyHead = (content: Content): PageHead => headFor(content, content.privacy, ROUTES.privacy);

/** Terms or privacy policy, in numbered sections. */
export function LegalPage({ document }: { document: 'terms' | 'privacy' }) {
  const { content } = useSite();
  const { lastUpdatedLabel, lastUpdated, sections } = content[document];
  const values = siteValues(content);
  return (
    <Article
      {...content[document]}
      note={
        <p className={styles.updated}>
          {fill(lastUpdatedLabel, values)} <LastUpdated date={lastUpdated} />
        </p>
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
