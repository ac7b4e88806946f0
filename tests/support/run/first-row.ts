import { it } from 'vitest';

/** The tests of a table's rows. */
const over = it.for.bind(it);

/**
 * Tests of one behaviour over the rows of a table. `npm test` has time for the first row, which differs most from what
 * other tests try; `npm run test:e2e` runs them all.
 */
export const itFirst =
  <Row extends unknown[] | [unknown]>(...rows: Row[]) =>
  (name: string, test: (...row: Row) => Promise<void>): void => {
    over(rows.slice(0, 1))(name, (row) => test(...row));
    over(rows.slice(1))(name, { tags: 'long' }, (row) => test(...row));
  };
