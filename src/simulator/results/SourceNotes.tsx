import { ageText } from '#domain/data-age.ts';
import { formatShortDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { today } from '#gateways/clock.ts';
import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { Button } from '#ui/Button.tsx';

const { notices } = results;

/** Source and date of the figures, and that they are ceilings rather than offers. */
function Source({ count }: { count: number }) {
  const { declared } = useSimulation().site;
  if (count === 0) return null;
  if (!declared) return <p className={styles.note}>{notices.sourceUnknown}</p>;
  const { source, asOf } = declared;
  const age = ageText(asOf, today(), simulator.texts);
  return (
    <p className={styles.note}>
      {fillTemplate(notices.source, { n: count, source, date: formatShortDate(asOf), age })}
    </p>
  );
}

/** Where the figures come from, what of them is our own work, and how to erase what was typed. */
export function SourceNotes({ count, onErase }: { count: number; onErase: () => void }) {
  const { privacy } = useSimulation().site;
  return (
    <div className={styles.notes}>
      <Source count={count} />
      <p className={styles.note}>
        {notices.estimated} {notices.historyFree}
      </p>
      <div className={`${styles.note} ${styles.more} ${styles.screenOnly}`}>
        <Button look="quiet" text={privacy.erase} onClick={onErase} />
        {privacy.eraseHint}
      </div>
    </div>
  );
}
