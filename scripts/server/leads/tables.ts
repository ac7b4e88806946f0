import { type Kysely, type Migration, sql } from 'kysely';
import { EXTRAS, type Lead, LEAD_FIELDS, NUMBERS } from '#scripts/server/leads/lead.ts';

type OrNull<Row, Key extends keyof Row> = Omit<Row, Key> & { [Field in Key]: NonNullable<Row[Field]> | null };

/** A lead as its table has it; `no_contactar` is the moment in which its person asked not to be contacted. */
export type LeadRow = OrNull<Required<Lead>, (typeof EXTRAS)[number]> & { no_contactar: string | null };

/** Word of a lead: the lead itself, that it was erased, or that its person asked not to be contacted. */
export type DeliveryKind = 'lead' | 'erased' | 'blocked';

export type DeliveryRow = {
  lead: string;
  target: string;
  kind: DeliveryKind;
  /**
   * What is withheld is not for its receiver, because the person is not to be contacted; what was given up is not tried
   * again without being asked for.
   */
  state: 'waiting' | 'delivered' | 'withheld' | 'given up';
  /** When it is to be tried next, and when it was first tried. */
  due: string;
  since: string | null;
  attempts: number;
  /** Attempts after which nobody knows whether the receiver has it: without an answer, or of a process that died. */
  unanswered: number;
  problem: string | null;
};

/** Tables of the store. Every moment is a text in ISO 8601, UTC, with milliseconds. */
export type Tables = {
  leads: LeadRow;
  lead_deliveries: DeliveryRow;
  /** Ids that were erased, of which no lead is taken. */
  lead_removals: { id: string; at: string };
  /** People whom nobody is to contact, as the operator recorded them. */
  lead_blocks: { dni: string; at: string };
  /** Moments to be remembered: that of the last backup. */
  lead_notes: { name: string; at: string };
};

const fields = LEAD_FIELDS.map((field) => `${field} ${NUMBERS.includes(field) ? 'bigint' : 'text'} not null`);

const TABLES = [
  `create table leads (id text primary key, recibido text not null, ${fields.join(', ')},
   ${EXTRAS.map((field) => `${field} text`).join(', ')}, no_contactar text)`,
  'create index leads_recibido on leads (recibido)',
  'create index leads_dni on leads (dni)',
  'create index leads_email on leads (lower(trim(email)))',
  `create table lead_deliveries (lead text not null, target text not null, kind text not null, state text not null,
   due text not null, since text, attempts integer not null, unanswered integer not null, problem text,
   primary key (lead, target, kind))`,
  'create index lead_deliveries_due on lead_deliveries (state, target, due)',
  'create table lead_removals (id text primary key, at text not null)',
  'create table lead_blocks (dni text primary key, at text not null)',
  'create table lead_notes (name text primary key, at text not null)',
];

/** Steps to the tables of today, in order. What a released step does is never changed: another follows it. */
export const MIGRATIONS: Record<string, Migration> = {
  '1 tables': {
    up: async (db: Kysely<never>) => {
      for (const statement of TABLES) await sql.raw(statement).execute(db);
    },
  },
};
