import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '#scripts/server/log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the log writes 60 lines of a kind a minute, and at its end how many more there were', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (text) => void lines.push(JSON.parse(text)) });
  for (let call = 0; call < 1000; call += 1) log.warn({ method: 'POST', status: 429 }, 'Refused');
  log.warn({ status: 403 }, 'Refused');
  log.error('Leads cannot be written to the database: 25006');
  expect(lines.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 60 }, () => 429),
    403,
    undefined,
  ]);
  lines.length = 0;
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    {
      level: 'warn',
      time: expect.any(String),
      of: 'Refused',
      status: 429,
      msg: 'More lines like this one in its minute: 940',
    },
  ]);
  log.warn({ status: 429 }, 'Refused');
  expect(lines).toHaveLength(2);
});
