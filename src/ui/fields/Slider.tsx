import { styles } from '#ui/fields/field.styles.ts';

export type SliderProps = {
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  /** A value beyond the slider's ends shows at the nearer end. */
  value: number;
  /** The value as assistive technology reads it. */
  valueText: string;
  /** Texts under the slider, spread from its start to its end. */
  scale: readonly string[];
  onChange: (value: number) => void;
};

/** A native range input, with the browser's own thumb, keys and touch. */
export function Slider({ name, label, min, max, step, value, valueText, scale, onChange }: SliderProps) {
  return (
    <div>
      <input
        className={styles.slider}
        type="range"
        name={name}
        aria-label={label}
        aria-valuetext={valueText}
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, value))}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.scale} aria-hidden="true">
        {scale.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
