import { readSource } from '#scripts/catalogue/read-source.ts';
import { textOf } from './files.ts';
import { type OfficialRecord, record } from './official-records.ts';

/**
 * 65 records as the central bank's service answered them on 2026-10-10, put back into its field names from a public
 * daily copy of it.
 */
export const GIVEN_ANSWER = textOf('tests/fixtures/catalogue/service-2026-10-10.json');

/** The same by our names of their fields. */
export const GIVEN_RECORDS = readSource(Buffer.from(GIVEN_ANSWER)).rows.map(
  ({ cells }) => cells as OfficialRecord,
);

/** Declared on 2026-09-03 by the entity with code 7 in the place of one loan, and to everybody: six, by segment. */
export const SIX_BY_SEGMENT = [
  ['MINIMOEMINENT', 46.78, 58.86],
  ['MAXIMOEMINENT', 116.1, 150.86],
  ['MINIMOPLUS', 46.78, 58.86],
  ['MAXIMOPLUS', 160, 213.24],
  ['MINIMOMOVE', 46.78, 58.86],
  ['MAXIMOMOVE', 283, 398.19],
].map(([name, tea, cftea]) =>
  record({
    fullName: `PRESTAMOPERSONAL${name}`,
    shortName: null,
    tea: tea as number,
    cftea: cftea as number,
    reported: '2026-09-03',
  }),
);
