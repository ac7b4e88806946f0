import { expect, it } from 'vitest';
import { dayAndRest } from '#scripts/cli/dev.ts';

it.each([
  [[], undefined, []],
  [['--port', '4000'], undefined, ['--port', '4000']],
  [['--on=2026-12-24', '--host'], '2026-12-24', ['--host']],
  [['--on=2026-12-24', '--on=2026-12-25'], '2026-12-25', []],
])('npm run dev, called with %j, takes the day %s and leaves %j to Vite', (parameters, day, rest) => {
  expect(dayAndRest(parameters)).toEqual({ day, rest });
});

it.each(['--on=', '--on=mañana', '--on=2026-02-30'])(
  'npm run dev refuses %s, which is no day',
  (parameter) => {
    expect(() => dayAndRest([parameter])).toThrow('must be a day');
  },
);
