import { cpus, loadavg } from 'node:os';
import { type Bench, openBench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import type { MeasureName } from '#scripts/bench/goals.ts';
import { MEASURES } from '#scripts/bench/measures.ts';
import { readOptions } from '#scripts/bench/options.ts';
import { asMarkdown, lineOf } from '#scripts/bench/table.ts';

/*
 * `npm run bench -- [--only=bytes,check]`: measures the site and its tools against the goals of `bench/goals.ts`, and
 * ends with the table as Markdown. Exit codes: 0 everything was measured, whether or not a goal is missed; 1 a page did
 * not render or a measurement could not be made; 2 the tool could not run.
 */
const log = (text: string): void => console.log(text);

/** Processes that wanted a processor during the last minute, on average: times of a busy machine say little. */
const busy = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Runs one measurement, printing each figure as it comes. Gives what it measured, and what went wrong. */
async function measure(bench: Bench, name: MeasureName): Promise<{ figures: Figure[]; failure?: string }> {
  const start = performance.now();
  const figures: Figure[] = [];
  log(`${name}:`);
  try {
    for await (const figure of MEASURES[name](bench)) {
      figures.push(figure);
      log(lineOf(figure));
    }
    log(`  ${Math.round((performance.now() - start) / 1000)} s`);
    return { figures };
  } catch (error) {
    const failure = `${name}: ${(error as Error).message}`;
    console.error(`  FAILED ${(error as Error).stack ?? failure}`);
    return { figures, failure };
  }
}

async function main(): Promise<number> {
  const names = readOptions(process.argv.slice(2), Object.keys(MEASURES) as MeasureName[]);
  const bench = openBench(process.cwd(), log);
  const busyBefore = busy();
  const figures: Figure[] = [];
  const failures: string[] = [];
  try {
    for (const name of names) {
      const { figures: measured, failure } = await measure(bench, name);
      figures.push(...measured);
      if (failure) failures.push(failure);
    }
  } finally {
    await bench.close();
  }
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, Node ${process.version}`;
  const load = `load ${busyBefore} at the start, ${busy()} at the end`;
  log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${load}\n\n${asMarkdown(figures)}`);
  for (const failure of failures) console.error(`Could not be measured: ${failure}`);
  return failures.length > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The bench could not run: ${error.message}`);
    process.exitCode = 2;
  },
);
