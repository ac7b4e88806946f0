import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';
import { NothingDrawing } from '#ui/NothingDrawing.tsx';

const { empty } = results;

/** No lender quotes. What would change that is computed, and stands below (`AfterOffers`). */
export function EmptyState() {
  const { variant, withoutOffers } = useSimulation().site.leads;
  const isRecorded = variant !== 'none' && withoutOffers === 'record';
  return (
    <div className={styles.empty}>
      <NothingDrawing />
      <h3>{empty.title}</h3>
      <p>{empty.text}</p>
      {isRecorded && <p>{empty.recorded}</p>}
    </div>
  );
}
