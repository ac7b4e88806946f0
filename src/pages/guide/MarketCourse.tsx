import { formatDate, formatNumber, formatPercent } from '#domain/format.ts';
import { fill } from '#domain/template.ts';
import { styles } from '#pages/article.styles.ts';
import { DataTable } from '#pages/blocks/DataTable.tsx';
import { nominalText } from '#site/rate-texts.ts';
import { FEED } from '#site/routes.ts';
import { useSite } from '#site/site.ts';
import { StepLine } from '#ui/charts/StepLine.tsx';

/** The middle of the declared CFTs today, its course once it has moved, and where changes are published as they happen. */
export function MarketCourse() {
  const { ledger, information, catalogue } = useSite().content;
  const { title, text, feed } = information.course;
  const now = ledger.market[ledger.market.length - 1];
  if (!now) return null;
  const values = {
    loans: formatNumber(now.loans),
    effective: formatPercent(now.cftea),
    nominal: nominalText(now.cftea),
    date: formatDate(catalogue.asOf),
  };
  return (
    <section className={styles.section} aria-labelledby="tasas">
      <h2 id="tasas">{title}</h2>
      <p>{fill(text, values)}</p>
      {ledger.market.length > 1 && <Course />}
      <p className={styles.links}>
        <a href={FEED} type="application/atom+xml">
          {feed}
        </a>
      </p>
    </section>
  );
}

/** The middle as a line from the first day to the last, and as a table. */
function Course() {
  const { ledger, information } = useSite().content;
  const { show, columns } = information.course;
  const { market } = ledger;
  const ends = [market[0], market[market.length - 1]].map((middle) =>
    middle ? `${formatDate(middle.day)}: ${formatPercent(middle.cftea)}` : '',
  );
  return (
    <>
      <StepLine
        steps={market.map(({ day, cftea }) => ({ day, value: cftea }))}
        until={market[market.length - 1]?.day ?? ''}
        label={columns.effective}
        ends={[ends[0] ?? '', ends[1] ?? '']}
      />
      <details className={styles.more}>
        <summary>{show}</summary>
        <DataTable
          caption={columns.effective}
          headers={[columns.since, columns.effective, columns.nominal]}
          rows={market.map(({ day, cftea }) => [formatDate(day), formatPercent(cftea), nominalText(cftea)])}
          layout="pairs"
        />
      </details>
    </>
  );
}
