import { useDeferredValue, useMemo } from 'react';
import { formatWholePercent } from '#domain/format.ts';
import type { Payer } from '#domain/offers/cards.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { figureField } from '#loan/form/input-formats.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/offer/offer.styles.ts';
import { Segments } from '#ui/panels/Segments.tsx';
import { FILTER_NAMES, FILTERS, type Filters } from '#loan/results/filters.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';

export type FilterFieldsProps = {
  filters: Filters;
  /** Entities with a price for whoever is paid into an account there. */
  payers: readonly Payer[];
  /** Match key of the one where the visitor is paid, which decides which prices are theirs; null: none of them. */
  paidBy: string | null;
  /** '' for none of them. Kept with the draft, never sent. */
  onPayerChosen: (paidBy: string) => void;
  knowsKinds: boolean;
  /** Returns the number of offers with this change to the filters. */
  countWith: (change: Partial<Filters>) => number;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
  active: number;
};

type FilterName = keyof Filters;

/** The values of a filter that show how many offers they would leave. */
function countedValues(name: FilterName): readonly (string | boolean)[] {
  const filter = FILTERS[name];
  if (filter.drawing === 'choice') return filter.options.map(([value]) => value);
  return filter.drawing === 'check' ? [true] : [];
}

/** Returns the number of offers, now and with each value of each filter, counted after the list has changed. */
function useCounts(countWith: FilterFieldsProps['countWith']) {
  const count = useDeferredValue(countWith);
  return useMemo(
    () => ({
      left: count({}),
      of: FILTER_NAMES.map((name) => countedValues(name).map((value) => count({ [name]: value }))),
    }),
    [count],
  );
}

type FilterFieldProps = Pick<FilterFieldsProps, 'filters' | 'knowsKinds' | 'onChange'> & {
  name: FilterName;
  counts: readonly number[];
};

/** Draws one filter as the table of filters says. */
function FilterField({ name, filters, counts, knowsKinds, onChange }: FilterFieldProps) {
  const { results, panels, simulator } = useWords();
  const texts = panels.filters;
  const filter = FILTERS[name];
  const value = filters[name];
  const change = (chosen: string | number | boolean | null) => onChange({ [name]: chosen });
  if (filter.drawing === 'choice')
    return (
      // The control takes its place at once, so that nothing moves when it is known which lenders are banks.
      <Segments
        name={name}
        legend={texts[filter.label]}
        options={filter.options.map(([option, word], index) => [
          option,
          <>
            {texts[word]} <Count of={knowsKinds ? counts[index] : undefined} />
          </>,
        ])}
        value={String(value)}
        isDisabled={!knowsKinds}
        onChange={change}
      />
    );
  if (filter.drawing === 'amount')
    return (
      <TypedField
        id={name}
        name={name}
        label={texts[filter.label]}
        {...figureField('pesos', simulator.texts.inFigures)}
        value={Number(value)}
        prefix={simulator.texts.fields.amount.prefix}
        isOptional
        onChange={(typed) => change(typed || null)}
      />
    );
  const percent = formatWholePercent(results.bands[0].upTo ?? 100);
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
      />
      {fillTemplate(texts[filter.label], { percent })} <Count of={counts[0]} />
    </label>
  );
}

export function FilterFields(props: FilterFieldsProps) {
  const { results, panels } = useWords();
  const { payer, filters: outcome } = results;
  const { payers, countWith, active, onClear } = props;
  const counts = useCounts(countWith);
  return (
    <div className={list.filters}>
      {payers.length > 0 && (
        <SelectField
          id="paid-by"
          name="paidBy"
          label={payer.label}
          hint={panels.filters.payer.hint}
          placeholder={panels.filters.payer.none}
          options={payers}
          value={props.paidBy ?? ''}
          autoComplete="off"
          isOptional
          onChange={props.onPayerChosen}
        />
      )}
      {FILTER_NAMES.map((name, index) => (
        <FilterField key={name} name={name} {...props} counts={counts.of[index] ?? []} />
      ))}
      <p>{counts.left === 0 ? outcome.none : pluralize(outcome.result, counts.left)}</p>
      {active > 0 && <Button look="quiet" text={outcome.clear} onClick={onClear} />}
    </div>
  );
}

const Count = ({ of }: { of: number | undefined }) => (
  <span className={list.count}>{of === undefined ? '' : `(${of})`}</span>
);
