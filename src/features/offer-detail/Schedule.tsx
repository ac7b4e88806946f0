import { formatPercent } from '#domain/format.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import type { OpenedOffer } from '#loan/slots.ts';
import { Fold } from '#ui/panels/Fold.tsx';
import { FoldedTable } from '#ui/panels/FoldedTable.tsx';
import { styles } from '#loan/offer/opened.styles.ts';
import { scheduleTable } from '#features/offer-detail/schedule-parts.ts';
import { ScheduleChart } from '#features/offer-detail/ScheduleChart.tsx';
import { useWords } from '#site/words.tsx';
import { Facts } from '#ui/Facts.tsx';

/** The instalments month by month: a chart and a table. */
export const ScheduleFold = ({ folds, ...opened }: OpenedOffer) => (
  <Fold name={folds} title={useWords().offerDetail.schedule.title}>
    <Schedule {...opened} />
  </Fold>
);

function Schedule({ offer: { bank }, cost, schedule }: Pick<OpenedOffer, 'offer' | 'cost' | 'schedule'>) {
  const { offerDetail: detail, simulator } = useWords();
  const { schedule: texts } = detail;
  const { interest } = cost.rates;
  const { form } = useSimulation();
  const caption = fillTemplate(texts.tableCaption, { bank, ...loanTexts(form, simulator) });
  return (
    <>
      <p className={styles.soft}>{texts.intro}</p>
      <ScheduleChart schedule={schedule} />
      <FoldedTable {...scheduleTable(schedule, texts)} title={texts.showTable} caption={caption} />
      <Facts
        className={styles.facts}
        facts={[
          [detail.rates.tna, formatPercent(nominalFromMonthly(interest))],
          [detail.rates.tea, formatPercent(effectiveFromMonthly(interest))],
        ]}
      />
      <p className={styles.soft}>{texts.note}</p>
    </>
  );
}
