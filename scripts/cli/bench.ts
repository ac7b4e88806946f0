import { type Bench, openBench, SLOWDOWN } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { load, machine, recordFigures } from '#scripts/bench/figures-file.ts';
import { type MeasureName, MEASURES } from '#scripts/bench/measures.ts';
import { asMarkdown, lineOf } from '#scripts/bench/table.ts';
import { defineCommand, type Output, UsageError } from '#scripts/cli/command.ts';

const USAGE = `Usage: npm run bench -- [--only=bytes,check] [--slowdown=4] [--record]

Measures the site and its tools against the goals of bench/goals.ts, and ends with the table as Markdown.

  --only=a,b    only these of: ${Object.keys(MEASURES).join(', ')}
  --slowdown=n  times that a phone's processor is slower than this machine; ${SLOWDOWN} unless told
  --record      writes the table into tests/figures.md
  --help        shows this help

Exits with 0 when everything was measured, whether or not a goal is missed; 1 when a page did not render or a
measurement could not be made; 2 when the tool could not run.`;

/** What takes minutes, or the network, only runs when it is asked for. */
const ON_REQUEST: ReadonlySet<MeasureName> = new Set(['pull-request', 'lighthouse']);

/**
 * Which measurements to run: those that `only` names, in the usual order, or all but the ones that only run on request.
 *
 * @throws UsageError that names what is not a measurement.
 */
export function chosenMeasures(only: string | undefined, names: readonly MeasureName[]): MeasureName[] {
  if (only === undefined) return names.filter((name) => !ON_REQUEST.has(name));
  const asked = only.split(',');
  const unknown = asked.filter((name) => !(names as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no measurement "${unknown.join(', ')}". There are: ${names.join(', ')}.`);
  return names.filter((name) => asked.includes(name));
}

/**
 * Times that a phone's processor is slower than this machine, as it was given.
 *
 * @throws UsageError when it is no number from 1 on.
 */
export function slowdownOf(given: string | undefined): number {
  if (given === undefined) return SLOWDOWN;
  const slowdown = Number(given);
  if (!(slowdown >= 1 && slowdown < Infinity))
    throw new UsageError(`--slowdown takes a number from 1 on, not "${given}".`);
  return slowdown;
}

type Measured = { figures: Figure[]; failures: string[] };

/** Runs one measurement, printing each figure as it comes. Gives what it measured, and what went wrong. */
async function measure(bench: Bench, name: MeasureName, { log, error }: Output): Promise<Measured> {
  const start = performance.now();
  const figures: Figure[] = [];
  log(`${name}:`);
  try {
    for await (const figure of MEASURES[name](bench)) {
      figures.push(figure);
      log(lineOf(figure));
    }
    log(`  ${Math.round((performance.now() - start) / 1000)} s`);
    return { figures, failures: [] };
  } catch (thrown) {
    const { message, stack } = thrown as Error;
    error(`  FAILED ${stack ?? message}`);
    return { figures, failures: [`${name}: ${message}`] };
  }
}

async function measureAll(bench: Bench, names: MeasureName[], output: Output): Promise<Measured> {
  const measured: Measured[] = [];
  try {
    for (const name of names) measured.push(await measure(bench, name, output));
  } finally {
    await bench.close();
  }
  return {
    figures: measured.flatMap(({ figures }) => figures),
    failures: measured.flatMap(({ failures }) => failures),
  };
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
    const names = chosenMeasures(values.only, Object.keys(MEASURES) as MeasureName[]);
    const busyBefore = load();
    const bench = openBench(root, output.log, slowdownOf(values.slowdown));
    const { figures, failures } = await measureAll(bench, names, output);
    const busy = `load ${busyBefore} at the start, ${load()} at the end`;
    output.log(`\n${machine()}, ${busy}\n\n${asMarkdown(figures)}`);
    if (values.record) recordFigures(root, commandName(values), asMarkdown(figures));
    for (const failure of failures) output.error(`Could not be measured: ${failure}`);
    return failures.length > 0 ? 1 : 0;
  },
});
