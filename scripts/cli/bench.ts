import { type Bench, openBench, SLOWDOWN } from '#scripts/bench/bench.ts';
import { asMarkdown, type Figure, lineOf, repeated } from '#scripts/bench/figure.ts';
import { load, machine, recordFigures } from '#scripts/bench/figures-file.ts';
import { measureAnswer } from '#scripts/bench/measures/answer.ts';
import { measureBuild } from '#scripts/bench/measures/build.ts';
import { measureBytes } from '#scripts/bench/measures/bytes.ts';
import { measureCheck } from '#scripts/bench/measures/check.ts';
import { measureInteractions } from '#scripts/bench/measures/interactions.ts';
import { measureProvider } from '#scripts/bench/measures/provider.ts';
import { measureTypes } from '#scripts/bench/measures/types.ts';
import { defineCommand, type Output, runAsProgram, UsageError } from '#scripts/cli/command.ts';

type Measure = (bench: Bench) => AsyncGenerator<Figure>;

/** Every measurement by its name for `--only`, in the order they run. */
export const MEASURES = {
  bytes: measureBytes,
  answer: measureAnswer,
  interactions: measureInteractions,
  provider: measureProvider,
  check: measureCheck,
  types: measureTypes,
  build: measureBuild,
} satisfies Readonly<Record<string, Measure>>;

type MeasureName = keyof typeof MEASURES;
const NAMES = Object.keys(MEASURES) as MeasureName[];

const USAGE = `Usage: npm run bench -- [--only=bytes,check] [--slowdown=4] [--record]

Measures the site and its tools against the goals of bench/goals.ts, and ends with the table as Markdown.

  --only=a,b    only these of: ${NAMES.join(', ')}
  --slowdown=n  times that a phone's processor is slower than this machine; ${SLOWDOWN} unless told
  --record      writes the table into tests/figures.md
  --help        shows this help

Exits with 0 when everything was measured, whether or not a goal is missed; 1 when a page did not render or a
measurement could not be made; 2 when the tool could not run.`;

/**
 * The measurements to run: those that `only` names, in the usual order, or all of them.
 *
 * @throws UsageError that names what is not a measurement.
 */
export function chosenMeasures(only: string | undefined): MeasureName[] {
  if (only === undefined) return NAMES;
  const asked = only.split(',');
  const unknown = asked.filter((name) => !Object.hasOwn(MEASURES, name));
  if (unknown.length > 0)
    throw new UsageError(`There is no measurement "${unknown.join(', ')}". There are: ${NAMES.join(', ')}.`);
  return NAMES.filter((name) => asked.includes(name));
}

/**
 * Times that a phone's processor is slower than this machine, as it was given.
 *
 * @throws UsageError when it is not a number from 1 on.
 */
export function slowdownOf(given: string | undefined): number {
  if (given === undefined) return SLOWDOWN;
  const slowdown = Number(given);
  if (!(slowdown >= 1 && slowdown < Infinity))
    throw new UsageError(`--slowdown takes a number from 1 on, not "${given}".`);
  return slowdown;
}

/** Runs one measurement, printing each figure as it comes; gives what it measured, and why it ended when it failed. */
async function measure(bench: Bench, name: MeasureName, { log, error }: Output) {
  const figures: Figure[] = [];
  log(`${name}:`);
  try {
    for await (const figure of MEASURES[name](bench)) {
      figures.push(figure);
      log(lineOf(figure));
    }
    return { figures };
  } catch (thrown) {
    const { message, stack } = thrown as Error;
    error(`  FAILED ${stack ?? message}`);
    return { figures, failure: `${name}: ${message}` };
  }
}

/** The call without what changes no figure: each keeps a part of its own in the figures file. */
function commandName({ only, slowdown }: { only?: string; slowdown?: string }): string {
  const options = [only && `--only=${only}`, slowdown && `--slowdown=${slowdown}`].filter(Boolean);
  return ['npm run bench', ...(options.length > 0 ? ['--', ...options] : [])].join(' ');
}

export const command = defineCommand({
  usage: USAGE,
  language: 'en',
  options: {
    only: { type: 'string' },
    slowdown: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
  run: async ({ values, root, output }) => {
    const names = chosenMeasures(values.only);
    const busyBefore = load();
    const bench = openBench(root, output.log, slowdownOf(values.slowdown));
    const measured = await repeated(names.length, (at) =>
      measure(bench, names[at] as MeasureName, output),
    ).finally(bench.close);
    const figures = measured.flatMap((one) => one.figures);
    const failures = measured.flatMap(({ failure }) => failure ?? []);
    const busy = `load ${busyBefore} at the start, ${load()} at the end`;
    output.log(`\n${machine()}, ${busy}\n\n${asMarkdown(figures)}`);
    if (values.record) recordFigures(root, commandName(values), asMarkdown(figures));
    for (const failure of failures) output.error(`Could not be measured: ${failure}`);
    return failures.length > 0 ? 1 : 0;
  },
});

await runAsProgram('bench', command);
