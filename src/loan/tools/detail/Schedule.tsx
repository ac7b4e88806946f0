import type { Instalment } from '#domain/amortisation.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { fillTemplate } from '#domain/template.ts';
import { saveFile } from '#gateways/share.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { useSimulation } from '#loan/results/simulation.ts';
import { FoldedTable } from '#ui/panels/FoldedTable.tsx';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { scheduleCsv, scheduleTable } from '#loan/tools/detail/schedule-parts.ts';
import { ScheduleChart } from '#loan/tools/detail/ScheduleChart.tsx';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';

/** The instalments month by month: a chart, a table and a file to keep. */
export function Schedule({
  offer: { bank, id },
  schedule,
}: {
  offer: Offer;
  schedule: readonly Instalment[];
}) {
  const { panels, simulator } = useWords();
  const { schedule: texts } = panels;
  const { form } = useSimulation();
  const caption = fillTemplate(texts.tableCaption, { bank, ...loanTexts(form, simulator) });
  const save = () => saveFile(`${texts.fileName}-${id}.csv`, 'text/csv', scheduleCsv(schedule, texts));
  return (
    <section className={styles.part}>
      <h4>{texts.title}</h4>
      <p className={styles.soft}>{texts.intro}</p>
      <ScheduleChart schedule={schedule} />
      <FoldedTable
        texts={{ show: texts.showTable, hide: texts.hideTable }}
        table={() => ({ ...scheduleTable(schedule, texts), caption })}
      >
        <Button look="quiet" text={texts.download} onClick={save} />
      </FoldedTable>
      <p className={styles.soft}>{texts.note}</p>
    </section>
  );
}
