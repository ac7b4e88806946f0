import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskPath } from '#scripts/config/read/folder.ts';
import { createProject, finished, type Project } from '../../../support/import-command.ts';
import { ROOT } from '../../../support/import-records.ts';
import { csvOf, record } from '../../../support/official-records.ts';

/** Some eight times the real catalogue, for kills in the middle of the work; the steps are the same for a few. */
const MANY = 2000;
const FEW = 3;
const KILLS_AT_ANY_TIME = 5;
const KILL_AT_STEP = join(ROOT, 'tests/support/kill-at-step.mjs');

let project: Project;
let old: string;
let small: string;
/** What comes of the small file. */
let made: string;

const fileOf = (count: number): string => {
  const records = Array.from({ length: count }, (_, at) => record({ fullName: `PRESTAMO ${at}` }));
  return project.file(`${count}.csv`, csvOf(records));
};

/** Runs an import and has it killed at a step; says whether its draft stands then, and which catalogue. */
async function killAt(step: string, file = small) {
  project.setCatalogue(old);
  const child = project.start([file, '--accept'], { module: KILL_AT_STEP, env: { KILL_AT: step } });
  await finished(child);
  const hasDraft = existsSync(diskPath(project.folder, `config/.catalogue.json.${child.pid}.tmp`));
  const known = new Map([
    [old, 'old'],
    [made, 'new'],
  ]);
  return { signal: child.signalCode, hasDraft, stands: known.get(project.catalogue()) };
}

beforeAll(async () => {
  project = createProject();
  old = project.catalogue();
  small = fileOf(FEW);
  await project.runHere(small, '--accept');
  made = project.catalogue();
  expect(made).not.toBe(old);
}, 120_000);
afterAll(() => project.remove());

// In the order of the calls; the names are what is about to be done.
it.each([
  ['1', 'write the draft', { signal: 'SIGKILL', hasDraft: false, stands: 'old' }],
  ['half', 'write the rest of it', { signal: 'SIGKILL', hasDraft: true, stands: 'old' }],
  ['2', 'put it in the place of the old one', { signal: 'SIGKILL', hasDraft: true, stands: 'old' }],
  ['3', 'open the folder', { signal: 'SIGKILL', hasDraft: false, stands: 'new' }],
  ['4', 'flush it', { signal: 'SIGKILL', hasDraft: false, stands: 'new' }],
  ['5', 'close it', { signal: 'SIGKILL', hasDraft: false, stands: 'new' }],
  ['6', 'do nothing more', { signal: null, hasDraft: false, stands: 'new' }],
])(
  'an import that is killed at step %s, about to %s',
  async (step, _, found) => expect(await killAt(step)).toEqual(found),
  120_000,
);

it('a kill at any other time leaves the old catalogue or the new one, and nothing that the next import does not clear away', async () => {
  const large = fileOf(MANY);
  expect(await killAt('half', large)).toMatchObject({ hasDraft: true, stands: 'old' });
  const start = performance.now();
  expect((await project.run(large, '--accept')).code).toBe(0);
  const lasts = performance.now() - start;
  expect(project.names()).toEqual(['catalogue.json']);
  const whole = project.catalogue();
  for (let kill = 1; kill <= KILLS_AT_ANY_TIME; kill += 1) {
    project.setCatalogue(old);
    const child = project.start([large, '--accept']);
    const ended = finished(child);
    await pause((lasts * kill) / KILLS_AT_ANY_TIME);
    child.kill('SIGKILL');
    await ended;
    expect([old, whole].includes(project.catalogue()), `kill ${kill}`).toBe(true);
  }
}, 300_000);
