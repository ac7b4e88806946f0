import { useId, useState, useSyncExternalStore } from 'react';
import { formatNumber } from '#domain/format.ts';
import { fillTemplate, pluralize } from '#domain/template.ts';
import { results } from '#generated/results.ts';
import { simulator } from '#generated/simulator.ts';
import { wholeNumber } from '#simulator/input-formats.ts';
import { styles } from '#simulator/results/results.styles.ts';
import { activeFilters, type Filters, type KindFilter } from '#simulator/results/view.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { TypedField } from '#ui/fields/TypedField.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { isWide, onWidthCrossed } from '#ui/viewport.ts';
import { hidden } from '#ui/hidden.styles.ts';

const { filters: texts, bands } = results;

const KINDS: readonly [KindFilter, string][] = [
  ['all', texts.all],
  ['banks', texts.banks],
  ['others', texts.fintechs],
];

type FilterPanelProps = {
  filters: Filters;
  /** Whether it is known which lenders are banks. */
  knowsKinds: boolean;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
};

/** Narrows the list down. In a row on a wide window, behind one button on a phone. */
export function FilterPanel(props: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const isInline = useSyncExternalStore(onWidthCrossed, isWide);
  const id = useId();
  const active = activeFilters(props.filters);
  if (isInline) return <FilterFields {...props} active={active} />;
  return (
    <>
      <button
        className={buttons.secondary}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `${texts.title} (${pluralize(texts.active, active)})` : texts.title}
        <ChevronIcon />
      </button>
      {isOpen && <FilterFields {...props} id={id} active={active} />}
    </>
  );
}

type FilterFieldsProps = FilterPanelProps & { id?: string; active: number };

function FilterFields({ id, filters, knowsKinds, active, onChange, onClear }: FilterFieldsProps) {
  return (
    <div className={styles.filters} id={id}>
      <KindControl kind={filters.kind} isKnown={knowsKinds} onChange={(kind) => onChange({ kind })} />
      <div className={styles.limit}>
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
      </div>
      <Checkbox
        label={fillTemplate(texts.comfortable, { percent: `${formatNumber(bands[0].upTo ?? 100)} %` })}
        checked={filters.comfortable}
        onChange={(comfortable) => onChange({ comfortable })}
      />
      <Checkbox
        label={texts.reachesTerm}
        checked={filters.reachesTerm}
        onChange={(reachesTerm) => onChange({ reachesTerm })}
      />
      <Checkbox
        label={texts.openOnly}
        checked={filters.openOnly}
        onChange={(openOnly) => onChange({ openOnly })}
      />
      {active > 0 && (
        <button className={buttons.quiet} type="button" onClick={onClear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}

type KindControlProps = { kind: KindFilter; isKnown: boolean; onChange: (kind: KindFilter) => void };

/** Takes its place at once, so that nothing moves when it is known which lenders are banks. */
function KindControl({ kind, isKnown, onChange }: KindControlProps) {
  return (
    <fieldset className={styles.sorts} disabled={!isKnown}>
      <legend className={hidden.text}>{texts.type}</legend>
      <div className={styles.segments}>
        {KINDS.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name="kind"
              value={value}
              checked={value === kind}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);
