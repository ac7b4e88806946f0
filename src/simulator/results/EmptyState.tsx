import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { useSimulation } from '#simulator/results/simulation.ts';

const { empty } = results;

/** No lender quotes: what usually changes that. */
export function EmptyState() {
  const { variant, withoutOffers } = useSimulation().site.leads;
  const isRecorded = variant !== 'none' && withoutOffers === 'record';
  return (
    <div className={styles.empty}>
      <h3>{empty.title}</h3>
      <p>{empty.text}</p>
      <ul>
        {empty.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      {isRecorded && <p>{empty.recorded}</p>}
    </div>
  );
}
