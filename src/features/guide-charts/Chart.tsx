import type { ReactNode } from 'react';
import { styles } from '#features/guide-charts/chart.styles.ts';
import { DataTable } from '#pages/blocks/DataTable.tsx';
import { useSite } from '#site/site.ts';

type ChartProps = {
  chart: 'instalments' | 'distribution';
  headers: string[];
  rows: string[][];
  /** The drawing. */
  children: ReactNode;
};

/** A chart of the guide with the same figures as a table. */
export function Chart({ chart, headers, rows, children }: ChartProps) {
  const { caption, tableLabel } = useSite().content.guideCharts[chart];
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      {children}
      <details className={styles.more}>
        <summary>{tableLabel}</summary>
        <DataTable caption={caption} headers={headers} rows={rows} layout="numbers" />
      </details>
    </figure>
  );
}
