import { Slider, type SliderProps } from '#ui/fields/Slider.tsx';

type LabelledSliderProps = Pick<SliderProps, 'name' | 'label' | 'max' | 'value' | 'onChange'> & {
  /** Words before the value; the label unless they say something else. */
  before?: string;
  after?: string;
};

/** A slider from 1 by 1, with its value in sight. */
export function LabelledSlider(props: LabelledSliderProps) {
  const { label, value, max, before = `${label}:`, after = '' } = props;
  return (
    <div>
      <p aria-hidden="true">
        {before} <strong>{value}</strong> {after}
      </p>
      <Slider {...props} min={1} step={1} valueText={`${value} ${after}`.trim()} scale={['1', String(max)]} />
    </div>
  );
}
