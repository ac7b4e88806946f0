import { formatPesos } from '#domain/format.ts';
import { fill } from '#domain/template.ts';
import { computeExample } from '#domain/worked-example.ts';
import { Chart } from '#features/guide-charts/Chart.tsx';
import { guideValues } from '#pages/guide/guide-values.ts';
import { useSite } from '#site/site.ts';
import { styles } from '#ui/panels/monthly-plot.styles.ts';
import { Legend, MonthlyPlot } from '#ui/panels/MonthlyPlot.tsx';
import { scheduleShapes } from '#ui/panels/schedule-shapes.ts';

type Month = { capital: number; instalment: number };

/** What each instalment of the guide's loan is made of; in figures, the first. */
export function Part() {
  const { content } = useSite();
  const { instalments } = computeExample(content.information.example);
  const { alternative, labels, first } = content.guideCharts.instalments;
  const { month, capital, interest, vat, instalment, balance } = labels;
  const { top, bars } = scheduleShapes(instalments);
  const parts = [
    { key: 'capital', label: first.capital, of: (one: Month) => one.capital },
    { key: 'cost', label: first.cost, of: (one: Month) => one.instalment - one.capital },
  ] as const;
  return (
    <Chart
      chart="instalments"
      headers={[month, capital, interest, vat, instalment, balance]}
      rows={instalments.map((row) => [
        String(row.number),
        ...[row.capital, row.interest, row.vat, row.instalment, row.balance].map(formatPesos),
      ])}
    >
      <div className={styles.chart}>
        <MonthlyPlot
          top={top}
          months={instalments.length}
          month={month}
          label={fill(alternative, guideValues(content))}
        >
          {parts.map(({ key }) => (
            <path key={key} data-part={key} d={bars[key]} fill="currentColor" />
          ))}
        </MonthlyPlot>
        {instalments[0] && <Legend parts={parts} figures={instalments[0]} />}
      </div>
    </Chart>
  );
}
