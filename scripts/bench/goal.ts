/** How a figure is written, and what it is a figure of. */
export type Unit = 'ms' | 's' | 'kB' | 'B' | 'MB' | 'px' | '' | '/s' | 'points';

/** A goal. A figure is compared with it once for every case it was measured in. */
export type Goal = {
  id: string;
  what: string;
  /** The figure may be this at most, or at least where `atLeast` says so. */
  goal: number;
  unit: Unit;
  atLeast?: true;
  /** How it is measured. */
  how: string;
  /** The measurement that gives it, by its name for `--only`. */
  measure: MeasureName;
};

export type MeasureName =
  | 'loading'
  | 'bytes'
  | 'heights'
  | 'walks'
  | 'touch'
  | 'answer'
  | 'interactions'
  | 'check'
  | 'build'
  | 'dev'
  | 'provider'
  | 'quoting'
  | 'pull-request'
  | 'lighthouse';
