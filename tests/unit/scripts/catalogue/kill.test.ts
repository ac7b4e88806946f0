import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
let large: string;
/** Catalogues that come of the two files, milliseconds that the large import lasts, and what it finds and leaves after a kill. */
let whole: { small: string; large: string };
let lasts: number;
let half: Awaited<ReturnType<typeof killAt>>;
let next: { code: number | null; names: string[] };

const fileOf = (count: number): string => {
  const records = Array.from({ length: count }, (_, at) => record({ fullName: `PRESTAMO ${at}` }));
  return project.file(`${count}.csv`, csvOf(records));
};

/** Runs an import and has it killed at a step; says which catalogue then stands, whether its draft does, and what is there. */
async function killAt(step: string, file: string) {
  project.setCatalogue(old);
  const child = project.start([file, '--accept'], { module: KILL_AT_STEP, env: { KILL_AT: step } });
  await finished(child);
  const hasDraft = existsSync(diskPath(project.folder, `config/.catalogue.json.${child.pid}.tmp`));
  return { signal: child.signalCode, hasDraft, catalogue: project.catalogue(), names: project.names() };
}

beforeAll(async () => {
  project = createProject();
  old = project.catalogue();
  [small, large] = [fileOf(FEW), fileOf(MANY)];
  await project.runHere(small, '--accept');
  whole = { small: project.catalogue(), large: '' };
  half = await killAt('half', large);
  const start = performance.now();
  const { code } = await project.run(large, '--accept');
  lasts = performance.now() - start;
  next = { code, names: project.names() };
  whole.large = project.catalogue();
}, 120_000);
afterAll(() => project.remove());

it('changes the catalogue when it is left alone', () => {
  expect(new Set([old, whole.small, whole.large]).size).toBe(3);
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
      const { signal, hasDraft, catalogue } = step === 'half' ? half : await killAt(step, small);
      expect({ signal, hasDraft }).toEqual({ signal: 'SIGKILL', hasDraft: leavesDraft });
      expect(catalogue === (stands === 'old' ? old : whole.small)).toBe(true);
    },
    120_000,
  );

  it('has no other step', async () => {
    const { catalogue, ...left } = await killAt('9', small);
    expect(left).toMatchObject({ signal: null, hasDraft: false });
    expect(catalogue === whole.small).toBe(true);
  }, 120_000);

  it('at any other time leaves the old catalogue or the new one', async () => {
    for (let kill = 1; kill <= KILLS_AT_ANY_TIME; kill += 1) {
      project.setCatalogue(old);
      const child = project.start([large, '--accept']);
      const ended = finished(child);
      await pause((lasts * kill) / KILLS_AT_ANY_TIME);
      child.kill('SIGKILL');
      await ended;
      expect([old, whole.large].includes(project.catalogue()), `kill ${kill}`).toBe(true);
    }
  }, 300_000);

  it('leaves nothing behind that the next import does not clear away', () => {
    expect(half.names).not.toEqual(['catalogue.json']);
    expect(next).toEqual({ code: 0, names: ['catalogue.json'] });
  });
});
