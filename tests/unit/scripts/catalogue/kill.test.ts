import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskPath } from '#scripts/config/read/folder.ts';
import { createProject, finished, type Project } from '../../../support/import-command.ts';
import { ROOT } from '../../../support/import-records.ts';
import { csvOf, record } from '../../../support/official-records.ts';

/** Some eight times the real catalogue, for kills in the middle of the work; the steps are the same for a few. */
const MANY = 2000;
const FEW = 3;
const KILLS_AT_ANY_TIME = 5;
const KILL_AT_STEP = join(ROOT, 'tests/support/kill-at-step.mjs');

/** A file to import, the catalogue that comes of it, and milliseconds that the import lasts. */
type Import = { file: string; whole: string; lasts: number };

let project: Project;
let old: string;
let large: Import;
let small: Import;

async function importOf(count: number): Promise<Import> {
  const records = Array.from({ length: count }, (_, at) => record({ fullName: `PRESTAMO ${at}` }));
  const file = project.file(`${count}.csv`, csvOf(records));
  const start = performance.now();
  await project.run(file, '--accept');
  return { file, whole: project.catalogue(), lasts: performance.now() - start };
}

beforeAll(async () => {
  project = createProject();
  old = project.catalogue();
  small = await importOf(FEW);
  large = await importOf(MANY);
}, 120_000);

beforeEach(() => project.setCatalogue(old));
afterAll(() => project.remove());

/** Runs an import and has it killed at a step, half of the text being a large one's; gives the size of the draft it leaves, null when it leaves none. */
async function killAt(step: string): Promise<{ signal: string | null; hasDraft: boolean }> {
  const { file } = step === 'half' ? large : small;
  const child = project.start([file, '--accept'], { module: KILL_AT_STEP, env: { KILL_AT: step } });
  await finished(child);
  const hasDraft = existsSync(diskPath(project.folder, `config/.catalogue.json.${child.pid}.tmp`));
  return { signal: child.signalCode, hasDraft };
}

it('changes the catalogue when it is left alone', () => {
  expect(new Set([old, small.whole, large.whole]).size).toBe(3);
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
      expect(project.catalogue() === (stands === 'old' ? old : small.whole)).toBe(true);
    },
    120_000,
  );

  it('has no other step', async () => {
    expect(await killAt('9')).toEqual({ signal: null, hasDraft: false });
    expect(project.catalogue() === small.whole).toBe(true);
  }, 120_000);

  it('at any other time leaves the old catalogue or the new one', async () => {
    for (let kill = 1; kill <= KILLS_AT_ANY_TIME; kill += 1) {
      project.setCatalogue(old);
      const child = project.start([large.file, '--accept']);
      const ended = finished(child);
      await pause((large.lasts * kill) / KILLS_AT_ANY_TIME);
      child.kill('SIGKILL');
      await ended;
      expect([old, large.whole].includes(project.catalogue()), `kill ${kill}`).toBe(true);
    }
  }, 300_000);

  it('leaves nothing behind that the next import does not clear away', async () => {
    await killAt('half');
    expect(project.names()).not.toEqual(['catalogue.json']);
    expect((await project.run(large.file, '--accept')).code).toBe(0);
    expect(project.names()).toEqual(['catalogue.json']);
  }, 120_000);
});
