import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskPath } from '#scripts/config/read/folder.ts';
import { createProject, finished } from '../../../support/import-command.ts';
import { ROOT } from '../../../support/import-records.ts';
import { csvOf, record } from '../../../support/official-records.ts';
import type { Project } from '../../../support/import-command.ts';

/** Some eight times the real catalogue. */
const RECORDS = 2000;
const KILLS_AT_ANY_TIME = 5;
const KILL_AT_STEP = join(ROOT, 'tests/support/kill-at-step.mjs');

let project: Project;
let file: string;
let old: string;
let whole: string;
let lasts: number;

beforeAll(async () => {
  project = createProject();
  old = project.catalogue();
  const records = Array.from({ length: RECORDS }, (_, at) => record({ fullName: `PRESTAMO ${at}` }));
  file = project.file('large.csv', csvOf(records));
  const start = performance.now();
  await project.run(file, '--accept');
  lasts = performance.now() - start;
  whole = project.catalogue();
}, 120_000);

beforeEach(() => project.setCatalogue(old));
afterAll(() => project.remove());

/** Runs the import and has it killed at a step; gives the size of the draft it leaves, null when it leaves none. */
async function killAt(step: string): Promise<{ signal: string | null; hasDraft: boolean }> {
  const child = project.start([file, '--accept'], { module: KILL_AT_STEP, env: { KILL_AT: step } });
  await finished(child);
  const hasDraft = existsSync(diskPath(project.folder, `config/.catalogue.json.${child.pid}.tmp`));
  return { signal: child.signalCode, hasDraft };
}

it('of the large file changes the catalogue when it is left alone', () => {
  expect(whole === old).toBe(false);
});

describe('an import that is killed', () => {
  // In the order of the calls; the names are what is about to be done.
  it.each([
    ['1', 'open the draft', 'old', false],
    ['2', 'write it', 'old', true],
    ['half', 'write the rest of it', 'old', true],
    ['3', 'flush it', 'old', true],
    ['4', 'close it', 'old', true],
    ['5', 'put it in the place of the old one', 'old', true],
    ['6', 'open the folder', 'new', false],
    ['7', 'flush it', 'new', false],
    ['8', 'close it', 'new', false],
  ])(
    'at step %s, about to %s, leaves the %s catalogue whole',
    async (step, _, stands, leavesDraft) => {
      expect(await killAt(step)).toEqual({ signal: 'SIGKILL', hasDraft: leavesDraft });
      expect(project.catalogue() === (stands === 'old' ? old : whole)).toBe(true);
    },
    120_000,
  );

  it('has no other step', async () => {
    expect(await killAt('9')).toEqual({ signal: null, hasDraft: false });
    expect(project.catalogue() === whole).toBe(true);
  }, 120_000);

  it('at any other time leaves the old catalogue or the new one', async () => {
    for (let kill = 1; kill <= KILLS_AT_ANY_TIME; kill += 1) {
      project.setCatalogue(old);
      const child = project.start([file, '--accept']);
      const ended = finished(child);
      await pause((lasts * kill) / KILLS_AT_ANY_TIME);
      child.kill('SIGKILL');
      await ended;
      expect([old, whole].includes(project.catalogue()), `kill ${kill}`).toBe(true);
    }
  }, 300_000);

  it('leaves nothing behind that the next import does not clear away', async () => {
    await killAt('half');
    expect(project.names()).not.toEqual(['catalogue.json']);
    expect((await project.run(file, '--accept')).code).toBe(0);
    expect(project.names()).toEqual(['catalogue.json']);
  }, 120_000);
});
