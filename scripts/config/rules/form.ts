import { fault, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';

/** Limits, sliders and first values of the form fit into each other. */
export const formLimits = rule('form-limits', ['simulator'], function* ({ simulator }) {
  const { limits, sliders, defaults } = simulator;
  const wrong = (pointer: string, is: number, expected: string): RuleFinding =>
    fault(pointer, `dice ${is}`, expected, 'corregilo');
  for (const [group, ranges] of Object.entries({ limits, sliders }))
    for (const [name, { min, max }] of Object.entries(ranges))
      if (min >= max) yield wrong(`/${group}/${name}/max`, max, `más que el mínimo, ${min}`);
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
});

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
