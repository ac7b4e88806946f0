import type { ReactNode } from 'react';
import type { Content } from '#site/content.ts';
import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Information } from '#generated/types.ts';
import { styles } from '#pages/article.styles.ts';
import type { Block } from '#pages/blocks/block.ts';
import { DataTable } from '#pages/blocks/DataTable.tsx';
import type { Values } from '#site/gap-values.ts';
import { type Bar, DistributionChart } from '#pages/guide/DistributionChart.tsx';
import { computeExample } from '#domain/worked-example.ts';
import { effectiveTwin, marketFigures, nominalTwin, statedPercent } from '#pages/guide/guide-values.ts';
import { InstalmentsChart } from '#pages/guide/InstalmentsChart.tsx';

type InstalmentsBlock = Extract<Block, { type: 'instalments' }>;
type DistributionBlock = Extract<Block, { type: 'cft-distribution' }>;

type Drawn = { picture: ReactNode; headers: string[]; rows: string[][] };

const PERCENTILES = ['p10', 'p25', 'median', 'p75', 'p90'] as const;

function drawInstalments(
  { labels, alternative }: InstalmentsBlock,
  values: Values,
  { example }: Information,
): Drawn {
  const { instalments } = computeExample(example);
  const { month, capital, interest, vat, instalment, balance } = labels;
  return {
    picture: (
      <InstalmentsChart instalments={instalments} labels={labels} alternative={fill(alternative, values)} />
    ),
    headers: [month, capital, interest, vat, instalment, balance],
    rows: instalments.map((row) => [
      String(row.number),
      ...[row.capital, row.interest, row.vat, row.instalment, row.balance].map(formatPesos),
    ]),
  };
}

/** The guide's thresholds are nominal; on the scale of what entities declare they stand at their effective twin. */
function drawDistribution(
  { labels, alternative }: DistributionBlock,
  values: Values,
  content: Content,
): Drawn {
  const { guidance } = content.information;
  const market = marketFigures(content);
  const { cftLowFrom, cftLowTo, cftHighFrom } = guidance;
  const lowFrom = effectiveTwin(cftLowFrom);
  const lowTo = effectiveTwin(cftLowTo);
  const high = effectiveTwin(cftHighFrom);
  const lowNominal = `${statedPercent(cftLowFrom)} – ${statedPercent(cftLowTo)}`;
  const lowRange = `${formatPercent(lowFrom)} – ${formatPercent(lowTo)}`;
  const bars: (Bar & { nominal: string })[] = [
    { label: labels.low, figure: lowRange, nominal: lowNominal, from: lowFrom, to: lowTo, isGuide: true },
    {
      label: labels.high,
      figure: formatPercent(high),
      nominal: statedPercent(cftHighFrom),
      from: high,
      to: market.p90,
      isGuide: true,
    },
    ...PERCENTILES.map((name) => ({
      label: labels[name],
      figure: statedPercent(market[name]),
      nominal: formatPercent(nominalTwin(market[name])),
      from: 0,
      to: market[name],
      isGuide: false,
    })),
  ];
  return {
    picture: <DistributionChart bars={bars} threshold={high} alternative={fill(alternative, values)} />,
    headers: [labels.measure, labels.effective, labels.nominal],
    rows: bars.map(({ label, figure, nominal }) => [label, figure, nominal]),
  };
}

/** A chart of the guide with the same figures as a table. */
export function Chart({ block, values }: { block: InstalmentsBlock | DistributionBlock; values: Values }) {
  const { content } = useSite();
  const { picture, headers, rows } =
    block.type === 'instalments'
      ? drawInstalments(block, values, content.information)
      : drawDistribution(block, values, content);
  const caption = fill(block.caption, values);
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      {picture}
      <details className={styles.more}>
        <summary>{fill(block.tableLabel, values)}</summary>
        <DataTable caption={caption} headers={headers} rows={rows} layout="numbers" />
      </details>
    </figure>
  );
}
