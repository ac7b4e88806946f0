import { styles } from '#ui/charts/histogram.styles.ts';

/** A value from a day on, YYYY-MM-DD. */
type Step = { day: string; value: number };

type StepLineProps = {
  /** At least one, the oldest first. */
  steps: readonly Step[];
  /** Day up to which the last value holds. */
  until: string;
  /** The picture's description for screen readers. */
  label: string;
  /** Words under the beginning and the end of the line. */
  ends: readonly [start: string, end: string];
};

const WIDTH = 100;
const HEIGHT = 40;

/** A line that keeps its height from one value's day to the next one's: prices hold until they change. */
export function StepLine({ steps, until, label, ends }: StepLineProps) {
  const [first] = steps;
  const start = Date.parse(first?.day ?? until);
  const end = Math.max(...[until, ...steps.map(({ day }) => day)].map(Date.parse));
  const span = Math.max(1, end - start);
  const values = steps.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const across = (day: string): number => Math.round(((Date.parse(day) - start) / span) * WIDTH);
  const down = (value: number): number =>
    most === least ? HEIGHT / 2 : Math.round(((most - value) / (most - least)) * HEIGHT);
  const line = steps.map(({ day, value }, at) =>
    at === 0 ? `M0 ${down(value)}` : `H${across(day)}V${down(value)}`,
  );
  return (
    <div className={styles.picture}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path
          d={`${line.join('')}H${WIDTH}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
