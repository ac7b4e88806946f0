import type { Bench } from './bench.ts';
import type { Figure } from './figure.ts';
import type { MeasureName } from './goals.ts';
import { measureAnswer } from './measures/answer.ts';
import { measureBuild } from './measures/build.ts';
import { measureBytes } from './measures/bytes.ts';
import { measureCheck } from './measures/check.ts';
import { measureDev } from './measures/dev.ts';
import { measureInteractions } from './measures/interactions.ts';
import { measureLighthouse } from './measures/lighthouse.ts';
import { measureLoading } from './measures/loading.ts';
import { measureProvider } from './measures/provider.ts';
import { measureQuoting } from './measures/quoting.ts';
import { measureTouch } from './measures/touch.ts';

export type Measure = (bench: Bench) => AsyncGenerator<Figure>;

/** Every measurement by its name for `--only`, in the order they run. */
export const MEASURES: Readonly<Record<MeasureName, Measure>> = {
  bytes: measureBytes,
  loading: measureLoading,
  touch: measureTouch,
  answer: measureAnswer,
  interactions: measureInteractions,
  quoting: measureQuoting,
  provider: measureProvider,
  check: measureCheck,
  dev: measureDev,
  build: measureBuild,
  lighthouse: measureLighthouse,
};
