import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { JOBS } from '../jobs.ts';
import { builtEditor, openEditor, personAt } from '../visit.ts';

const built = builtEditor();

const DEVICES = [
  ['a desktop', DESKTOP, 0],
  ['a phone', PHONE, 1],
] as const;

test.for(DEVICES.flatMap((device) => JOBS.map((job) => [job[0], device[0], job, device] as const)))(
  'everyday by keyboard: %s on %s',
  async ([, , [, [before, now, files], act], [, device, more]], { task }) => {
    const { page, host } = await openEditor(built.address(), { device });
    const person = personAt(page, more === 1);
    await act({ page, person, host });
    task.meta.summary = `Editor: ${person.presses()} presses, ${before} before: ${task.name}`;
    expect(person.presses()).toBe(now + more * Math.max(0, files - 1));
  },
);
