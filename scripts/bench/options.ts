import { parseArgs } from 'node:util';
import type { MeasureName } from '#scripts/bench/goals.ts';

/** Takes so long (a quarter of an hour and more) that it only runs when it is asked for. */
const ON_REQUEST: ReadonlySet<MeasureName> = new Set(['lighthouse']);

/**
 * Which measurements to run: those of `--only=a,b`, or all but the ones that only run on request.
 *
 * @throws Error that names what is not a measurement.
 */
export function readOptions(parameters: string[], names: readonly MeasureName[]): MeasureName[] {
  const { values } = parseArgs({ args: parameters, options: { only: { type: 'string' } } });
  if (values.only === undefined) return names.filter((name) => !ON_REQUEST.has(name));
  const asked = values.only.split(',');
  const unknown = asked.filter((name) => !(names as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no measurement "${unknown.join(', ')}". There are: ${names.join(', ')}.`);
  return names.filter((name) => asked.includes(name));
}
