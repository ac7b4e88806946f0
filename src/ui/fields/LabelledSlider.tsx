import { Slider, type SliderProps } from '#ui/fields/Slider.tsx';

type LabelledSliderProps = Pick<SliderProps, 'name' | 'label' | 'max' | 'value' | 'onChange'> & {
  min?: number;
  step?: number;
  /** Writes a value as text. */
  write?: (value: number) => string;
  /** Words before the value; the label unless they say something else. */
  before?: string;
  after?: string;
};

/** A slider with its value in sight, from 1 by 1 unless it says otherwise. */
export function LabelledSlider(props: LabelledSliderProps) {
  const { label, value, max, min = 1, step = 1, write = String, before = `${label}:`, after = '' } = props;
  return (
    <div>
      <p aria-hidden="true">
        {before} <strong>{write(value)}</strong> {after}
      </p>
      <Slider
        {...props}
        min={min}
        step={step}
        valueText={`${write(value)} ${after}`.trim()}
        scale={[write(min), write(max)]}
      />
    </div>
  );
}
