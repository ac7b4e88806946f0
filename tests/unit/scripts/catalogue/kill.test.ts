import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskPath } from '#scripts/config/read/folder.ts';
import { createProject, finished, type Project } from '../../../support/content/import-command.ts';
import { bundledCommand } from '../../../support/server/commands.ts';
import { ROOT } from '../../../support/content/files.ts';
import { csvOf, record } from '../../../support/content/official-records.ts';

/** Some three times the real catalogue, for kills in the middle of the work; the steps are the same for a few. */
const MANY = 750;
const FEW = 3;
const KILLS_AT_ANY_TIME = 5;
const KILL_AT_STEP = join(ROOT, 'tests/support/faults/kill-at-step.mjs');

let program: Awaited<ReturnType<typeof bundledCommand>>;
let project: Project;
let old: string;
let oldLedger: string | null;
let small: string;
/** Catalogue and ledger that come of the small file. */
let made: string;
let madeLedger: string | null;

const fileOf = (count: number): string => {
  const records = Array.from({ length: count }, (_, at) => record({ fullName: `PRESTAMO ${at}` }));
  return project.file(`${count}.csv`, csvOf(records));
};

function startAgain(): void {
  project.setCatalogue(old);
  project.setLedger(oldLedger);
}

const standing = (text: string | null, before: string | null, after: string | null): string =>
  text === before ? 'old' : text === after ? 'new' : 'torn';

/** Runs an import and has it killed at a step; says which drafts stand then, and which catalogue and ledger. */
async function killAt(step: string, file = small) {
  startAgain();
  const child = project.start([file, '--accept'], { module: KILL_AT_STEP, env: { KILL_AT: step } });
  await finished(child);
  const drafts = ['ledger', 'catalogue'].filter((name) =>
    existsSync(diskPath(project.folder, `config/.${name}.json.${child.pid}.tmp`)),
  );
  return {
    signal: child.signalCode,
    drafts: drafts.join(),
    ledger: standing(project.ledger(), oldLedger, madeLedger),
    catalogue: standing(project.catalogue(), old, made),
  };
}

beforeAll(async () => {
  program = await bundledCommand('catalogue');
  project = createProject([program.path]);
  old = project.catalogue();
  small = fileOf(FEW);
  const start = project.file('start.csv', csvOf([record({ fullName: 'PRESTAMO 0', tea: 90, cftea: 120 })]));
  await project.runHere(start, '--accept');
  [old, oldLedger] = [project.catalogue(), project.ledger()];
  await project.runHere(small, '--accept');
  [made, madeLedger] = [project.catalogue(), project.ledger()];
  expect([made === old, madeLedger === oldLedger]).toEqual([false, false]);
}, 120_000);
afterAll(() => {
  project.remove();
  program.remove();
});

// In the order of the calls; the names are what is about to be done.
it.each([
  ['1', 'write the draft of the ledger', 'SIGKILL', '', 'old', 'old'],
  ['half', 'write the rest of it', 'SIGKILL', 'ledger', 'old', 'old'],
  ['2', 'put it in the place of the old one', 'SIGKILL', 'ledger', 'old', 'old'],
  ['3', 'open the folder', 'SIGKILL', '', 'new', 'old'],
  ['5', 'close it', 'SIGKILL', '', 'new', 'old'],
  ['6', 'write the draft of the catalogue', 'SIGKILL', '', 'new', 'old'],
  ['7', 'put it in the place of the old one', 'SIGKILL', 'catalogue', 'new', 'old'],
  ['8', 'open the folder again', 'SIGKILL', '', 'new', 'new'],
  ['10', 'close it again', 'SIGKILL', '', 'new', 'new'],
  ['11', 'do nothing more', null, '', 'new', 'new'],
])(
  'an import that is killed at step %s, about to %s, tells everything once when it runs again',
  async (step, _, signal, drafts, ledger, catalogue) => {
    expect(await killAt(step)).toEqual({ signal, drafts, ledger, catalogue });
    expect((await project.runHere(small, '--accept')).code).toBe(0);
    expect([project.ledger(), project.catalogue()]).toEqual([madeLedger, made]);
    expect(project.names().toSorted()).toEqual(['catalogue.json', 'ledger.json']);
  },
  120_000,
);

it('a kill at any other time leaves the old catalogue or the new one, and nothing that the next import does not clear away', async () => {
  const large = fileOf(MANY);
  expect(await killAt('half', large)).toMatchObject({ drafts: 'ledger', catalogue: 'old' });
  const start = performance.now();
  expect((await project.run(large, '--accept')).code).toBe(0);
  const lasts = performance.now() - start;
  expect(project.names().toSorted()).toEqual(['catalogue.json', 'ledger.json']);
  const whole = project.catalogue();
  for (let kill = 1; kill <= KILLS_AT_ANY_TIME; kill += 1) {
    startAgain();
    const child = project.start([large, '--accept']);
    const ended = finished(child);
    await pause((lasts * kill) / KILLS_AT_ANY_TIME);
    child.kill('SIGKILL');
    await ended;
    expect([old, whole].includes(project.catalogue()), `kill ${kill}`).toBe(true);
  }
}, 300_000);
