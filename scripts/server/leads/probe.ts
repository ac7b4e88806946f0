import type { Database } from '#scripts/server/leads/database.ts';
import { LEAD_FIELDS, NUMBERS } from '#scripts/server/leads/lead.ts';
import type { LeadRow } from '#scripts/server/leads/tables.ts';

/** Milliseconds for which an answer of the probe holds. */
const FRESH = 1_000;

const ID = 'probe';
/** A lead of nobody that takes up as much room as any, and a page of a file more. */
const NOBODY = {
  ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, NUMBERS.includes(field) ? 0 : ''])),
  id: ID,
  recibido: '',
  page_url: 'x'.repeat(8_192),
} as unknown as LeadRow;

/**
 * Returns a function that says whether a lead can be written now, as far as was known within the last second: one is
 * written and taken out again in one transaction. `tell` is given the reason when that changes, '' when it can.
 */
export function createProbe({ change }: Database, tell: (problem: string) => void): () => Promise<boolean> {
  let said = '';
  let until = 0;
  let asked = Promise.resolve(true);
  const probe = async (): Promise<boolean> => {
    const problem = await change(async (db) => {
      await db.insertInto('leads').values(NOBODY).execute();
      await db.deleteFrom('leads').where('id', '=', ID).execute();
      return '';
    }).catch(({ code, message }: NodeJS.ErrnoException) => code ?? message);
    if (problem !== said) tell(problem);
    said = problem;
    return problem === '';
  };
  return () => {
    const now = performance.now();
    if (now >= until) {
      until = now + FRESH;
      asked = probe();
    }
    return asked;
  };
}
