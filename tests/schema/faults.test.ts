import { expect, test } from 'vitest';
import { problemsOf, type Proof } from '../support/proofs.ts';
import faults from './faults.json';

/** What judges the examples of edits, a row of which stands for a fault: `tests/schema/edits/table.ts#its text`. */
const EDITS = 'tests/schema/edits/edits.test.ts > is told as it should be';

/** A test, or an example that one judges; after ' | ' a text of the row that is meant. */
function proofOf(shownBy: string): Proof {
  if (shownBy.includes('#')) return { provenBy: EDITS, implementedIn: shownBy };
  const [provenBy = '', row] = shownBy.split(' | ');
  return { provenBy, ...(row === undefined ? {} : { row }) };
}

const shown = Object.entries(faults).flatMap(([part, list]) =>
  Object.entries(list).map(([fault, shownBy]) => ({ fault: `${part}: ${fault}`, shownBy })),
);

test('every fault that people met with has an example or a test that stops it', ({ task }) => {
  const broken = shown.flatMap(({ fault, shownBy }) =>
    problemsOf(proofOf(shownBy)).map((problem) => `${fault}: ${problem}`),
  );
  expect(broken).toEqual([]);
  task.meta.summary = `${shown.length} faults of editing, each with what shows that it is stopped`;
});
