import type { SimulatorConfig } from '#generated/types.ts';
import { fault, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

type Range = { min: number; max: number };

/** Limits, sliders and first values of the form fit into each other. */
export const formLimits = rule('form-limits', ['simulator'], ({ simulator }) => [
  ...rangeFindings(simulator),
  ...fitFindings(simulator),
]);

const wrong = (pointer: string, is: unknown, expected: string): RuleFinding =>
  fault(pointer, `dice ${String(is)}`, expected, 'corregilo');

function rangeFindings({ limits, sliders }: SimulatorConfig): RuleFinding[] {
  return Object.entries({ limits, sliders }).flatMap(([group, ranges]) =>
    Object.entries(ranges as Record<string, Range>).flatMap(([name, { min, max }]) =>
      min < max ? [] : [wrong(`/${group}/${name}/max`, max, `más que el mínimo, ${min}`)],
    ),
  );
}

function* fitFindings({ limits, sliders, defaults }: SimulatorConfig): Generator<RuleFinding> {
  for (const name of ['amount', 'term'] as const) {
    const limit = limits[name];
    const { min, max, step } = sliders[name];
    const between = `entre ${limit.min} y ${limit.max}, los límites del formulario`;
    if (min < limit.min) yield wrong(`/sliders/${name}/min`, min, between);
    if (max > limit.max) yield wrong(`/sliders/${name}/max`, max, between);
    if ((max - min) % step !== 0)
      yield wrong(`/sliders/${name}/step`, step, `un paso que llegue justo a ${max}`);
    const first = defaults[name];
    if (first < min || first > max || (first - min) % step !== 0)
      yield wrong(`/defaults/${name}`, first, `un lugar del deslizador, de ${min} a ${max} cada ${step}`);
  }
}

/** Income bands rise, and only the last one is open. */
export const incomeBands = rule('income-bands', ['results'], function* ({ results: { bands } }) {
  let below = 0;
  for (const [index, { upTo }] of bands.entries()) {
    const pointer = `/bands/${index}/upTo`;
    const isLast = index === bands.length - 1;
    const is = `dice ${upTo}`;
    if (isLast && upTo !== null) yield fault(pointer, is, 'null: la última no tiene tope', 'cambialo');
    if (!isLast && (upTo === null || upTo <= below))
      yield fault(pointer, is, `más de ${below}`, 'ordená las franjas');
    below = upTo ?? below;
  }
});
