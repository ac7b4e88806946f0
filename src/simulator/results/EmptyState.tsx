import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';

const { empty } = results;

/** No lender quotes: what usually changes that. */
export function EmptyState() {
  return (
    <div className={styles.empty}>
      <h3>{empty.title}</h3>
      <p>{empty.text}</p>
      <ul>
        {empty.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}
