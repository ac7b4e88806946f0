import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '#scripts/server/leads/database.ts';
import { SPREADSHEET } from '#scripts/server/leads/receivers.ts';
import type { DeliveryKind, DeliveryRow, Tables } from '#scripts/server/leads/tables.ts';

/** What a person has to do in a spreadsheet, whose rows have no id. */
const BY_HAND = {
  erased: 'erase its row by hand',
  blocked: 'say beside its row that nobody is to contact them',
} as const;

const UNTRIED = { state: 'waiting', since: null, attempts: 0, unanswered: 0, problem: null } as const;

/** Asks for leads to be delivered to receivers. */
export async function newDeliveries(
  db: Kysely<Tables>,
  { moment }: Pick<Database, 'moment'>,
  ids: readonly string[],
  targets: readonly string[],
): Promise<void> {
  const rows = ids.flatMap((lead) =>
    targets.map((target) => ({ ...UNTRIED, lead, target, kind: 'lead' as const, due: moment() })),
  );
  if (rows.length > 0) await db.insertInto('lead_deliveries').values(rows).execute();
}

/**
 * Has word of leads sent to the receivers that may have them: to the webhook by a message, to the owner of a spreadsheet
 * by the list of what was not delivered. Gives whether a person has to do something by hand.
 */
export async function tellReceivers(
  db: Kysely<Tables>,
  { moment }: Pick<Database, 'moment'>,
  ids: readonly string[],
  kind: Exclude<DeliveryKind, 'lead'>,
): Promise<boolean> {
  if (ids.length === 0) return false;
  const ofLeads = db.selectFrom('lead_deliveries').where('lead', 'in', ids);
  const reached = await ofLeads
    .select(['lead', 'target', 'since'])
    .where('kind', '=', 'lead')
    .where((eb) => eb.or([eb('state', '=', 'delivered'), eb('unanswered', '>', 0)]))
    .execute();
  const rows = reached.map(({ lead, target, since }) => {
    const row = { ...UNTRIED, lead, target, kind, due: moment() };
    const problem = `${BY_HAND[kind]}, written at ${since}`;
    return target === SPREADSHEET ? { ...row, since, problem, state: 'given up' as const } : row;
  });
  if (rows.length > 0)
    await db
      .insertInto('lead_deliveries')
      .values(rows)
      .onConflict((known) => known.doNothing())
      .execute();
  const open = ofLeads.select('lead').where('kind', '=', kind).where('target', '=', SPREADSHEET);
  return (await open.executeTakeFirst()) !== undefined;
}

/** A delivery that is this process's for a while; `isOld` once it has been tried for as long as it is to be. */
export type Claim = Pick<DeliveryRow, 'lead' | 'target' | 'kind' | 'attempts' | 'unanswered'> & {
  isOld: boolean;
};

/** Seconds by which a claim outlasts an attempt; if the process that made it dies, the delivery falls due again. */
const MARGIN = 30;

type Due = { name: string; patience: number; most: number; mostWait: number; giveUp: number };

/** Claims what is due to a receiver: nobody else does meanwhile. Until its answer is here nobody knows whether it has it. */
export function claimDue({ change, engine, moment }: Database, due: Due): Promise<Claim[]> {
  const { name, patience, most, mostWait, giveUp } = due;
  const until = patience + MARGIN;
  // A time further ahead than any wait was set before the clock went back.
  const never = moment(Math.max(mostWait, until) + MARGIN);
  const skipLocked = sql.raw(engine === 'postgres' ? 'for update skip locked' : '');
  return change(async (db) => {
    const { rows } = await sql<Claim>`update lead_deliveries
      set attempts = attempts + 1, unanswered = unanswered + 1, due = ${moment(until)}, since = coalesce(since, ${moment()})
      where (lead, target, kind) in (
        select lead, target, kind from lead_deliveries
        where target = ${name} and state = 'waiting' and (due <= ${moment()} or due > ${never})
        order by due limit ${most} ${skipLocked})
      returning lead, target, kind, attempts, unanswered, since <= ${moment(-giveUp)} as "isOld"`.execute(db);
    return rows.map((row) => ({ ...row, isOld: Boolean(row.isOld) }));
  });
}

/** The row of a claim, unless it was asked for anew meanwhile. */
const isClaimed = ({ lead, target, kind, attempts }: Claim): RawBuilder<SqlBool> =>
  sql`lead = ${lead} and target = ${target} and kind = ${kind} and attempts = ${attempts}`;

type Ending = Partial<Pick<DeliveryRow, 'state' | 'problem' | 'unanswered'>> & { due?: RawBuilder<string> };

/** Records what became of a claimed delivery. */
export const endClaim = ({ change }: Database, claim: Claim, ending: Ending): Promise<unknown> =>
  change((db) => db.updateTable('lead_deliveries').set(ending).where(isClaimed(claim)).execute());

/** Takes out a claimed delivery: of word that was taken, or of a lead that is gone. */
export const removeClaim = ({ change }: Database, claim: Claim): Promise<unknown> =>
  change((db) => db.deleteFrom('lead_deliveries').where(isClaimed(claim)).execute());
