import type { SimulatorConfig } from '#generated/types.ts';
import { type RuleFinding, rule } from '#scripts/config/rules/rule.ts';

const FILE = 'config/simulator.json';

type Range = { min: number; max: number };

/** Limits, sliders and first values of the form fit into each other, and no code or label stands twice. */
export const formLimits = rule({
  id: 'form-limits',
  needs: ['simulator'],
  check: ({ simulator }) => [
    ...rangeFindings(simulator),
    ...fitFindings(simulator),
    ...optionFindings(simulator),
  ],
});

const fault = (pointer: string, is: string, expected: string): RuleFinding => ({
  file: FILE,
  pointer,
  is,
  expected,
  action: 'corregilo',
});

function rangeFindings({ limits, sliders }: SimulatorConfig): RuleFinding[] {
  return Object.entries({ limits, sliders }).flatMap(([group, ranges]) =>
    Object.entries(ranges as Record<string, Range>).flatMap(([name, { min, max }]) =>
      min < max ? [] : [fault(`/${group}/${name}/max`, `dice ${max}`, `más que el mínimo, ${min}`)],
    ),
  );
}

function* fitFindings({ limits, sliders, defaults }: SimulatorConfig): Generator<RuleFinding> {
  for (const name of ['amount', 'term'] as const) {
    const limit = limits[name];
    const { min, max, step } = sliders[name];
    const between = `entre ${limit.min} y ${limit.max}, los límites del formulario`;
    if (min < limit.min) yield fault(`/sliders/${name}/min`, `dice ${min}`, between);
    if (max > limit.max) yield fault(`/sliders/${name}/max`, `dice ${max}`, between);
    if ((max - min) % step !== 0)
      yield fault(`/sliders/${name}/step`, `dice ${step}`, `un paso que llegue justo a ${max}`);
    const first = defaults[name];
    if (first < min || first > max || (first - min) % step !== 0) {
      yield fault(
        `/defaults/${name}`,
        `dice ${first}`,
        `un lugar del deslizador, de ${min} a ${max} cada ${step}`,
      );
    }
  }
}

function optionFindings({ employment, seniority, provinces }: SimulatorConfig): RuleFinding[] {
  return Object.entries({ employment, seniority, provinces }).flatMap(([list, options]) => {
    const seen = new Set<string>();
    return options.flatMap(({ code, label }, index) => {
      const twice = [code, label].filter((one) => seen.has(one));
      seen.add(code).add(label);
      return twice.map((one) =>
        fault(`/${list}/${index}`, `${JSON.stringify(one)} está dos veces`, 'cada opción una vez'),
      );
    });
  });
}
