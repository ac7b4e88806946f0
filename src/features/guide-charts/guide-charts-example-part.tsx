import { formatPercent, formatPesos, statedPercent } from '#domain/format.ts';
import { fill } from '#domain/template.ts';
import { computeExample } from '#domain/worked-example.ts';
import { styles as own } from '#features/guide-charts/chart.styles.ts';
import { styles } from '#pages/article.styles.ts';
import { guideValues } from '#pages/guide/guide-values.ts';
import { useSite } from '#site/site.ts';
import { Facts } from '#ui/Facts.tsx';

/** The guide's loan worked out figure by figure, the total last. */
export function Part() {
  const { content } = useSite();
  const { title, text, labels, note } = content.guideCharts.example;
  const { example } = content.information;
  const values = guideValues(content);
  const loan = computeExample(example);
  const figures: Record<keyof typeof labels, string> = {
    amount: formatPesos(example.amount),
    term: fill(content.simulator.texts.termValue.months, { n: example.term }),
    tna: statedPercent(example.tna),
    tea: formatPercent(loan.tea),
    cftNominal: formatPercent(loan.cftNominal),
    cftEffective: formatPercent(loan.cftEffective),
    firstInstalment: formatPesos(loan.first),
    lastInstalment: formatPesos(loan.last),
    interest: formatPesos(loan.interest),
    vat: formatPesos(loan.vat),
    total: formatPesos(loan.total),
  };
  return (
    <>
      <h3>{title}</h3>
      <p>{fill(text, values)}</p>
      <Facts
        className={own.statement}
        facts={Object.entries(figures).map(([key, figure]) => [labels[key as keyof typeof labels], figure])}
      />
      <p className={styles.aside}>{fill(note, values)}</p>
    </>
  );
}
