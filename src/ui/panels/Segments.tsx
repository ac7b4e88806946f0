import type { ReactNode } from 'react';
import { hidden } from '#ui/hidden.styles.ts';
import { styles } from '#ui/panels/segments.styles.ts';

type SegmentsProps<Value extends string> = {
  name: string;
  legend: string;
  options: readonly (readonly [value: Value, label: ReactNode])[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Lets the visitor choose one of a few: native radios, so arrows, names and states come from the browser. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, legend, options, value: chosen, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={hidden.text}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
