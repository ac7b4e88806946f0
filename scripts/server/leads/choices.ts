import type { LeadChoice } from '#generated/types.ts';
import { type Database, momentOf } from '#scripts/server/leads/database.ts';
import type { Choice } from '#scripts/server/leads/lead.ts';
import type { LeadChoices } from '#scripts/server/leads/lead-store.ts';

type Row = Omit<Choice, 'at'> & { lead: string; at: Date | string };

/** Offers of one lead that are noted at most. */
const MOST = 10;
const IS_THERE = 'where exists (select 1 from leads where id = $1)';
const ADD = `insert into lead_choices (lead, entity, position, cft) select $1, $2, $3, $4 ${IS_THERE}
  and (select count(*) from lead_choices where lead = $1) < ${MOST} on conflict do nothing returning lead`;
const RESTORE = `insert into lead_choices (lead, entity, position, cft, at) select $1, $2, $3, $4, $5 ${IS_THERE}
  on conflict do nothing`;
const ALL = 'select lead, entity, position, cft, at from lead_choices';

/**
 * Notes the offer that a person chose to ask for after their lead, once for each entity and of few entities; the `notified`
 * receivers hear of it. Nothing is noted without the lead.
 */
export async function addChoice(
  { query, now }: Database,
  notified: readonly string[],
  id: string,
  { entity, position, cft }: LeadChoice,
): Promise<void> {
  const tell = `insert into lead_news (lead, target, kind) values ($1, $2, 'choice')
    on conflict (lead, target, kind) do update set attempts = 0, failed = null, since = null, due = ${now}`;
  const added = await query(ADD, [id, entity, position, cft]);
  if (added.length > 0) await Promise.all(notified.map((target) => query(tell, [id, target])));
}

/** Returns the offers chosen after these leads, or after all, by lead and in the order they were chosen. */
export async function choicesOf({ query }: Database, ids?: readonly string[]): Promise<LeadChoices[]> {
  const rows = ids
    ? (await Promise.all(ids.map((id) => query<Row>(`${ALL} where lead = $1 order by at`, [id])))).flat()
    : await query<Row>(`${ALL} order by lead, at`);
  const byLead = new Map<string, Choice[]>();
  for (const { lead, at, ...choice } of rows)
    byLead.set(lead, [...(byLead.get(lead) ?? []), { ...choice, cft: Number(choice.cft), at: momentOf(at) }]);
  return Array.from(byLead, ([lead, choices]) => ({ lead, choices }));
}

/** Puts chosen offers back, except those of leads that were erased. */
export async function restoreChoices({ query }: Database, all: readonly LeadChoices[]): Promise<void> {
  for (const { lead, choices } of all)
    await Promise.all(
      choices.map(({ entity, position, cft, at }) => query(RESTORE, [lead, entity, position, cft, at])),
    );
}
