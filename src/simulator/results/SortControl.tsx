import type { Sort } from '#domain/offers/rank.ts';
import { results } from '#generated/results.ts';
import { styles } from '#simulator/results/results.styles.ts';

type SortControlProps = { sort: Sort; onChange: (sort: Sort) => void };

/** How the list is sorted: a group of native radios, so arrows, names and states come from the browser. */
export function SortControl({ sort, onChange }: SortControlProps) {
  return (
    <fieldset className={styles.sorts}>
      <legend className={styles.legend}>{results.sortLabel}</legend>
      <div className={styles.segments}>
        {results.sorts.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" name="sort" value={id} checked={id === sort} onChange={() => onChange(id)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
