import { useState } from 'react';
import type { Instalment, OfferCost } from '#domain/amortisation.ts';
import { formatPercent } from '#domain/format.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import { saveFile } from '#gateways/share.ts';
import { loanTexts } from '#loan/form/loan-text.ts';
import { ExplainedFigures } from '#loan/offer/Glossary.tsx';
import { useSimulation } from '#loan/offer/simulation.ts';
import { CopyButton } from '#ui/panels/CopyButton.tsx';
import { FoldedTable } from '#ui/panels/FoldedTable.tsx';
import { styles } from '#loan/tools/detail/detail.styles.ts';
import { scheduleCsv, scheduleTable } from '#loan/tools/detail/schedule-parts.ts';
import { ScheduleChart } from '#loan/tools/detail/ScheduleChart.tsx';
import { useWords } from '#site/words.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Button } from '#ui/Button.tsx';

/** The instalments month by month: a chart, a table and a file to keep. */
export function Schedule({
  offer: { bank, id },
  cost,
  schedule,
}: {
  offer: Offer;
  cost: OfferCost;
  schedule: readonly Instalment[];
}) {
  const { panels, simulator } = useWords();
  const { schedule: texts, detail } = panels;
  const { interest } = cost.rates;
  const { form } = useSimulation();
  const caption = fillTemplate(texts.tableCaption, { bank, ...loanTexts(form, simulator) });
  const csv = scheduleCsv(schedule, texts);
  const [isRefused, setRefused] = useState(false);
  const save = async () => setRefused(!(await saveFile(`${texts.fileName}-${id}.csv`, 'text/csv', csv)));
  return (
    <>
      <p className={styles.soft}>{texts.intro}</p>
      <ScheduleChart schedule={schedule} />
      <FoldedTable
        texts={{ show: texts.showTable, hide: texts.hideTable }}
        table={() => ({ ...scheduleTable(schedule, texts), caption })}
      >
        <Button look="quiet" text={texts.download} onClick={() => void save()} />
        {isRefused && (
          <>
            <p role="status">{texts.noDownload}</p>
            <CopyButton
              look="secondary"
              text={texts.copy}
              content={csv}
              copied={texts.copied}
              failed={texts.copyFailed}
            />
          </>
        )}
      </FoldedTable>
      <Facts
        className={styles.facts}
        facts={[
          [detail.rates.tna, formatPercent(nominalFromMonthly(interest))],
          [detail.rates.tea, formatPercent(effectiveFromMonthly(interest))],
        ]}
      />
      <ExplainedFigures terms={['tna', 'tea', 'iva']} />
      <p className={styles.soft}>
        {detail.estimatedHint} {texts.note}
      </p>
    </>
  );
}
