import { expect, it } from 'vitest';
import { rules } from '#ui/all-styles.ts';
import { size } from '#ui/tokens.ts';

it('every size of type is on the scale', () => {
  const steps = new Set(Object.values(size).map((value) => value.replace(/^0\./, '.')));
  const sizes = rules.flatMap(({ css }) =>
    Array.from(css.matchAll(/font-size:\s*(?:min\()?([^;},]+)/g), ([, value]) => value ?? ''),
  );
  expect(sizes.length).toBeGreaterThan(20);
  expect([...new Set(sizes)].filter((value) => !steps.has(value))).toEqual([]);
});
