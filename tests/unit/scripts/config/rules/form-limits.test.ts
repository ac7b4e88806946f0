import { expect, test } from 'vitest';
import { formLimits } from '#scripts/config/rules/form.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/simulator.json';

test.each([
  [
    'a limit upside down',
    (draft: Draft) => void (draft.limits.age = { min: 99, max: 18 }),
    ['/limits/age/max'],
  ],
  ['a slider beyond the limit', (draft: Draft) => void (draft.sliders.term.max = 121), ['/sliders/term/max']],
  [
    'a step that misses the end',
    (draft: Draft) => void (draft.sliders.amount.step = 70_000),
    ['/sliders/amount/step'],
  ],
  [
    'a first value off the slider',
    (draft: Draft) => void (draft.defaults.amount = 5_000_001),
    ['/defaults/amount'],
  ],
  [
    'a label twice',
    (draft: Draft) => void (draft.employment[1].label = draft.employment[0].label),
    ['/employment/1'],
  ],
])('%s', (_, change, pointers) => {
  expect(newPlaces(formLimits, { [FILE]: change })).toEqual(
    pointers.map((pointer) => `error ${FILE}#${pointer}`),
  );
});
