import { useDeferredValue, useMemo } from 'react';
import { formatWholePercent } from '#domain/format.ts';
import type { Payer } from '#domain/offers/cards.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { wholeNumber } from '#loan/form/input-formats.ts';
import { list } from '#loan/results/list.styles.ts';
import { styles } from '#loan/results/results.styles.ts';
import { Segments } from '#ui/panels/Segments.tsx';
import type { Filters, KindFilter } from '#loan/results/view.ts';
import { useWords } from '#site/words.tsx';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TypedField } from '#ui/fields/TypedField.tsx';
import { hidden } from '#ui/hidden.styles.ts';

/** Kinds of lender, each with the key of its words. */
const KINDS = [
  ['all', 'all'],
  ['banks', 'banks'],
  ['others', 'fintechs'],
] as const satisfies readonly [KindFilter, string][];

const CHECKBOXES = ['comfortable', 'reachesTerm', 'openOnly'] as const;

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

/** Returns the number of offers, now and with each filter, counted after the list has changed. */
function useCounts(countWith: FilterFieldsProps['countWith']) {
  const count = useDeferredValue(countWith);
  return useMemo(
    () => ({
      left: count({}),
      ofKinds: KINDS.map(([kind]) => count({ kind })),
      ofCheckboxes: CHECKBOXES.map((name) => count({ [name]: true })),
    }),
    [count],
  );
}

export function FilterFields(props: FilterFieldsProps) {
  const { results, panels, simulator } = useWords();
  const { bands, payer, filters: outcome } = results;
  const { filters: texts } = panels;
  const { filters, payers, knowsKinds, countWith, active, onChange, onClear } = props;
  const percent = formatWholePercent(bands[0].upTo ?? 100);
  const { left, ofKinds, ofCheckboxes } = useCounts(countWith);
  return (
    <div className={list.filters}>
      {payers.length > 0 && (
        <SelectField
          id="paid-by"
          name="paidBy"
          label={payer.label}
          hint={texts.payer.hint}
          placeholder={texts.payer.none}
          options={payers}
          value={props.paidBy ?? ''}
          autoComplete="off"
          isOptional
          onChange={props.onPayerChosen}
        />
      )}
      {/* It takes its place at once, so that nothing moves when it is known which lenders are banks. */}
      <Segments
        name="kind"
        legend={texts.type}
        legendClass={hidden.text}
        options={KINDS.map(([kind, text], index) => [
          kind,
          <>
            {texts[text]} <Count of={knowsKinds ? ofKinds[index] : undefined} />
          </>,
        ])}
        value={filters.kind}
        isDisabled={!knowsKinds}
        onChange={(kind) => onChange({ kind })}
      />
      <TypedField
        id="max-instalment"
        name="maxInstalment"
        label={texts.maxInstalment}
        inputFormat={wholeNumber}
        value={filters.maxInstalment ?? 0}
        prefix={simulator.texts.fields.amount.prefix}
        isOptional
        onChange={(value) => onChange({ maxInstalment: value || null })}
      />
      {CHECKBOXES.map((name, index) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={filters[name]}
            onChange={(event) => onChange({ [name]: event.target.checked })}
          />
          {fillTemplate(texts[name], { percent })} <Count of={ofCheckboxes[index]} />
        </label>
      ))}
      <p>{left === 0 ? outcome.none : pluralize(outcome.result, left)}</p>
      {active > 0 && <Button look="quiet" text={outcome.clear} onClick={onClear} />}
    </div>
  );
}

const Count = ({ of }: { of: number | undefined }) => (
  <span className={list.count}>{of === undefined ? '' : `(${of})`}</span>
);
