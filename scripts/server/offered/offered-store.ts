import { createHash } from 'node:crypto';
import { dayInBuenosAires } from '#domain/format.ts';
import type { OfferedLoan } from '#generated/types.ts';
import type { Database } from '#scripts/server/leads/database.ts';
import { DAY } from '#scripts/server/leads/lead.ts';

/** A reported offer as it is stored, beside the hash of a token that only the reporter's browser knows. */
export type OfferedReport = {
  /** Month in which it was shared, YYYY-MM. */
  month: string;
  entity: string;
  situation: string;
  province: string;
  amount: number | null;
  term: number | null;
  received: number | null;
  instalment: number | null;
  count: number | null;
  refusal: string | null;
};

const COLUMNS = [
  'month',
  'entity',
  'situation',
  'province',
  'amount',
  'term',
  'received',
  'instalment',
  'count',
  'refusal',
] as const satisfies readonly (keyof OfferedReport)[];
const ADD = `insert into offered_loans (token, ${COLUMNS.join(', ')})
  values ($1, ${COLUMNS.map((_, at) => `$${at + 2}`).join(', ')}) on conflict do nothing`;

const monthOf = (moment: number): string => dayInBuenosAires(moment).slice(0, 7);
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export type OfferedStore = {
  /** Keeps what was shared, once for each token. */
  add: (loan: OfferedLoan) => Promise<void>;
  /** Takes out what was shared with a token. */
  withdraw: (token: string) => Promise<void>;
  /** Every report, in an order that shows nothing. */
  all: () => Promise<OfferedReport[]>;
  /** The key that signs tokens, common to all instances; the first that asks has its own kept. */
  key: (fresh: () => string) => Promise<string>;
  /** Takes away what a database shows of the order in which reports came. */
  settle: () => Promise<void>;
  /** Takes out what was shared in months that ended more than so many days ago. */
  purge: (days: number) => Promise<void>;
};

/** Reports in a database, each in a row by itself: an hour later nothing says when in its month it came, nor
 * after which other. */
export const offeredStore = ({ query, rewrite }: Database): OfferedStore => ({
  add: async ({ ficha, ...loan }) => {
    const { entidad, situacion, provincia, monto, plazo, recibido, cuota, cuotas, rechazo } = loan;
    const figures = [monto, plazo, recibido, cuota, cuotas, rechazo].map((figure) => figure ?? null);
    await query(ADD, [hashOf(ficha), monthOf(Date.now()), entidad, situacion, provincia, ...figures]);
  },
  withdraw: async (token) =>
    void (await query('delete from offered_loans where token = $1', [hashOf(token)])),
  all: () => query<OfferedReport>(`select ${COLUMNS.join(', ')} from offered_loans order by token`),
  key: async (fresh) => {
    const kept = `select note from lead_notes where name = 'offered key'`;
    const [known] = await query<{ note: string }>(kept);
    if (known) return known.note;
    const add = `insert into lead_notes (name, note) values ('offered key', $1) on conflict do nothing`;
    await query(add, [fresh()]);
    return (await query<{ note: string }>(kept))[0]?.note ?? '';
  },
  settle: async () => rewrite?.('offered_loans'),
  purge: async (days) =>
    void (await query('delete from offered_loans where month < $1', [monthOf(Date.now() - days * DAY)])),
});
