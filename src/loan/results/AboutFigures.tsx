import { ageText } from '#domain/data-age.ts';
import { formatShortDate } from '#domain/format.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import type { ResultsViewProps } from '#loan/results-props.ts';
import { useWords } from '#site/words.tsx';
import { ResultsSlot } from '#loan/results/ResultsSlot.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import { useSimulation } from '#loan/offer/simulation.ts';
import { Button } from '#ui/Button.tsx';
import { Links } from '#ui/Links.tsx';

/** Source and date of the figures, and that they are ceilings rather than offers. */
function Source({ count }: { count: number }) {
  const { results, simulator } = useWords();
  const { notices } = results;
  const { record } = useSimulation().site;
  if (count === 0) return null;
  if (!record) return <p className={styles.aside}>{notices.sourceUnknown}</p>;
  const { source, asOf } = record;
  const age = ageText(asOf, today(), simulator.texts);
  return (
    <p className={styles.aside}>
      {pluralize(notices.source, count, { source, date: formatShortDate(asOf), age })}
    </p>
  );
}

type AboutFiguresProps = Pick<ResultsViewProps, 'onErase'> & { count: number };

/** Where the figures come from, what of them is our own work, what was recorded, and how to erase it. */
export function AboutFigures({ count, onErase }: AboutFiguresProps) {
  const { results } = useWords();
  const { notices } = results;
  const { site } = useSimulation();
  const { privacy, leads, contact } = site;
  return (
    <div className={styles.asides}>
      {count > 0 && <ResultsSlot place="Explained" terms={['cft', 'cftEffective', 'incomeShare', 'total']} />}
      <Source count={count} />
      <p className={styles.aside}>
        {notices.estimated} {notices.historyFree} <Links links={results.marketplace.links} />
      </p>
      <div className={`${styles.aside} ${styles.more} ${styles.screenOnly}`}>
        <Button look="quiet" text={privacy.erase} onClick={() => onErase()} />
        {privacy.eraseHint}
      </div>
      <ResultsSlot place="Sent" onErased={onErase}>
        {leads.variant !== 'none' && (
          <p className={`${styles.aside} ${styles.screenOnly}`}>
            {fillTemplate(privacy.eraseSentByMail, contact)}
          </p>
        )}
      </ResultsSlot>
    </div>
  );
}
