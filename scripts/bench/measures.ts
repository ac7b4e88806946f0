import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { measureAnswer } from '#scripts/bench/measures/answer.ts';
import { measureBuild } from '#scripts/bench/measures/build.ts';
import { measureBytes } from '#scripts/bench/measures/bytes.ts';
import { measureCheck } from '#scripts/bench/measures/check.ts';
import { measureDev } from '#scripts/bench/measures/dev.ts';
import { measureHeights } from '#scripts/bench/measures/heights.ts';
import { measureInteractions } from '#scripts/bench/measures/interactions.ts';
import { measureLighthouse } from '#scripts/bench/measures/lighthouse.ts';
import { measureLoading } from '#scripts/bench/measures/loading.ts';
import { measureProvider } from '#scripts/bench/measures/provider.ts';
import { measurePullRequest } from '#scripts/bench/measures/pull-request.ts';
import { measureQuoting } from '#scripts/bench/measures/quoting.ts';
import { measureTouch } from '#scripts/bench/measures/touch.ts';
import { measureWalks } from '#scripts/bench/measures/walks.ts';

type Measure = (bench: Bench) => AsyncGenerator<Figure>;

/** Every measurement by its name for `--only`, in the order they run. */
export const MEASURES = {
  bytes: measureBytes,
  heights: measureHeights,
  walks: measureWalks,
  loading: measureLoading,
  touch: measureTouch,
  answer: measureAnswer,
  interactions: measureInteractions,
  quoting: measureQuoting,
  provider: measureProvider,
  check: measureCheck,
  dev: measureDev,
  build: measureBuild,
  'pull-request': measurePullRequest,
  lighthouse: measureLighthouse,
} satisfies Readonly<Record<string, Measure>>;

export type MeasureName = keyof typeof MEASURES;
