import { formatWholePercent } from '#domain/format.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { figureField } from '#loan/form/input-formats.ts';
import { activeFilters, BOXES, type Filters } from '#features/filters/filters.ts';
import { styles } from '#features/filters/filters.styles.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';

type FilterFieldsProps = {
  filters: Filters;
  /** The number of offers that pass them. */
  count: number;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
};

/** A control for each filter, and how many offers pass them. */
export function FilterFields({ filters, count, onChange, onClear }: FilterFieldsProps) {
  const { results, filters: outcome, filtersPanels: texts, simulator } = useWords();
  const percent = formatWholePercent(results.bands[0].upTo ?? 100);
  return (
    <div className={styles.fields}>
      {BOXES.map((name) => (
        <label key={name} className={styles.box}>
          <input
            type="checkbox"
            name={name}
            checked={filters[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
          {fillTemplate(texts[name], { percent })}
        </label>
      ))}
      <TypedField
        id="max-instalment"
        name="maxInstalment"
        label={texts.maxInstalment}
        {...figureField('pesos', simulator.texts.inFigures)}
        value={filters.maxInstalment ?? 0}
        prefix={simulator.texts.fields.amount.prefix}
        isOptional
        onChange={(typed) => onChange({ maxInstalment: typed || null })}
      />
      {/* What lies behind a modal box is not read aloud. */}
      <form method="dialog" aria-live="polite">
        {count === 0 ? (
          outcome.none
        ) : (
          <button className={buttons.primary}>{pluralize(outcome.show, count)}</button>
        )}
      </form>
      {activeFilters(filters) > 0 && <Button look="quiet" text={outcome.clear} onClick={onClear} />}
    </div>
  );
}
