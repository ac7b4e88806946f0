import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import { formatPercent, formatPesos } from '#domain/format.ts';
import { styles } from '#pages/article.styles.ts';
import type { Block } from '#pages/blocks/block.ts';
import type { Values } from '#site/gap-values.ts';
import { computeExample } from '#domain/worked-example.ts';
import { statedPercent } from '#pages/guide/guide-values.ts';
import { Facts } from '#ui/Facts.tsx';

type ExampleBlock = Extract<Block, { type: 'example' }>;
type Label = keyof ExampleBlock['labels'];
/** The guide's loan worked out figure by figure, the total last. */
export function WorkedExample({ block, values }: { block: ExampleBlock; values: Values }) {
  const { information, simulator } = useSite().content;
  const { example } = information;
  const loan = computeExample(example);
  const figures: Record<Label, string> = {
    amount: formatPesos(example.amount),
    term: fill(simulator.texts.termValue.months, { n: example.term }),
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
      <h3>{fill(block.title, values)}</h3>
      <p>{fill(block.text, values)}</p>
      <Facts
        className={styles.statement}
        facts={Object.entries(figures).map(([key, figure]) => [
          fill(block.labels[key as Label], values),
          figure,
        ])}
      />
      <p className={styles.aside}>{fill(block.note, values)}</p>
    </>
  );
}
