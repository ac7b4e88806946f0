import { type Extra, EXTRAS, LEAD_FIELDS, type Lead, NUMBERS } from '#scripts/server/leads/lead.ts';

/** Columns of a lead in a database. */
export const COLUMNS = ['id', 'recibido', ...LEAD_FIELDS, ...EXTRAS] as const;

/** A lead as a database gives it. */
export type Row = Omit<Lead, 'recibido' | Extra> & { recibido: Date | string } & {
  [Field in Extra]?: Lead[Field] | null;
};

/** A moment as a database gives it, in ISO 8601, UTC. */
export const momentOf = (value: Date | string): string => new Date(value).toISOString();

export function leadOf(row: Row): Lead {
  const given = COLUMNS.filter((column) => row[column] !== null && row[column] !== undefined);
  const lead = Object.fromEntries(given.map((column) => [column, row[column]])) as unknown as Lead;
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, Number(row[field])]));
  return { ...lead, ...numbers, recibido: momentOf(row.recibido) };
}

/** Values of a lead, in the order of its columns. */
export const valuesOf = (lead: Lead): (string | number | null)[] =>
  COLUMNS.map((column) => lead[column] ?? null);

/** Notes the removal of a lead once. */
export const NOTE_REMOVAL = `insert into lead_removals (kind, id) select $1, $2
  where not exists (select 1 from lead_removals where kind = $1 and id = $2)`;

/** A moment that no delivery waits for: that of one which is done. */
export const FAR = '9999-12-31T00:00:00.000Z';

/** Stands for every receiver of a lead that came with a release which kept no note of what was delivered to whom. */
export const EARLIER = 'earlier';

/** Calls of a caller in its current minute. */
export type Counted = { key: string; calls: number; since: Date | string };

/** Statements that differ between the two databases; all others are the same in both. */
export type Database = {
  /**
   * Runs one statement, whose values are `$1`, `$2` …, and gives its rows. One that fails because its connection broke
   * is sent once more, so it must bear being repeated.
   */
  query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** The database's present moment, and the one so many seconds after it; `seconds` is SQL. */
  now: string;
  after: (seconds: string) => string;
  /** Ends a statement that takes rows which another instance must not take too. */
  skipLocked: string;
  /** Adds a lead with its deliveries, neither ever without the other, unless it was erased. */
  add: (lead: Lead, targets: readonly string[]) => Promise<'added' | 'known'>;
  /**
   * Takes out the leads that a condition on `$1` finds, with what was chosen after them, notes them as `kind`, and gives
   * how many those are. Those of the `notified` receivers that such a lead may have reached are sent word of it.
   */
  remove: (kind: string, condition: string, value: string | number, notified: Notified) => Promise<number>;
  /**
   * Adds calls, by key, to those of the current minutes, and gives how many those are now. A database of one machine has
   * none: what its callers do is not written to disk.
   */
  count?: (calls: ReadonlyMap<string, number>) => Promise<Counted[]>;
  /** Writes as much as a lead takes. Rejects with the reason when it cannot. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
};

/** Receivers that are sent word when a lead is taken out, and those of them that the settings name now. */
export type Notified = { all: readonly string[]; set: readonly string[] };

export const NOBODY: Notified = { all: [], set: [] };

/** Words of the tables that the two databases have each their own for. */
export type Dialect = {
  uuid: string;
  moment: string;
  now: string;
  fleeting: string;
  addColumn: string;
};

const columns = LEAD_FIELDS.map(
  (field) => `${field} ${NUMBERS.includes(field) ? 'bigint' : 'text'} not null`,
);

/**
 * Steps to the tables of today, in order. What a step that was ever released does is never changed: another follows it.
 * Each only adds, with a default, so that an earlier release can go on with the tables of a later one; and each may run
 * again, since releases before 2026-11-27 noted fewer steps than a file had taken.
 */
export const tableSteps = ({ uuid, moment, now, fleeting, addColumn }: Dialect): string[] => [
  `create table if not exists leads (id ${uuid} primary key, recibido ${moment} not null, ${columns.join(', ')});
   create index if not exists leads_recibido on leads (recibido);
   create index if not exists leads_dni on leads (dni);
   create index if not exists leads_email on leads (lower(trim(email)));
   create table if not exists lead_removals (at ${moment} not null default ${now}, kind text not null, id ${uuid} not null);
   create index if not exists lead_removals_id on lead_removals (id);
   create ${fleeting} table if not exists lead_limits (key text primary key, since ${moment} not null, calls int not null);
   create table if not exists lead_deliveries (
     lead ${uuid} not null references leads on delete cascade, target text not null, attempts int not null default 0,
     due ${moment} not null default ${now}, failed ${moment}, problem text, primary key (lead, target));
   create index if not exists lead_deliveries_due on lead_deliveries (due) where failed is null;`,
  // Later messages about a lead, which outlive its row.
  `alter table lead_deliveries ${addColumn} kind text not null default 'lead';
   create table if not exists lead_news (
     lead ${uuid} not null, target text not null, kind text not null, attempts int not null default 0,
     due ${moment} not null default ${now}, failed ${moment}, problem text, primary key (lead, target, kind));
   create index if not exists lead_news_due on lead_news (due) where failed is null;`,
  `alter table leads ${addColumn} marca text;`,
  // Callers' addresses, as earlier versions kept them.
  `delete from lead_limits;
   create table if not exists lead_notes (name text primary key, note text not null, at ${moment} not null default ${now});`,
  // Deliveries by receiver, kept as long as the lead, with the first attempt's moment. Choices whose
  // lead never came are taken out.
  `alter table lead_deliveries ${addColumn} since ${moment};
   alter table lead_deliveries ${addColumn} delivered ${moment};
   alter table lead_news ${addColumn} since ${moment};
   insert into lead_deliveries (lead, target, attempts, due, delivered) select id, '${EARLIER}', 1, '${FAR}', ${now}
     from leads where true on conflict do nothing;
   create index if not exists lead_deliveries_undone on lead_deliveries (target, due) where delivered is null;
   create table if not exists lead_backups (folder text primary key);`,
  // The consent of a lead, and where people ask not to be contacted.
  `alter table leads ${addColumn} contacto text;
   alter table leads ${addColumn} enviado text;
   create index if not exists lead_removals_kind on lead_removals (kind, id);`,
];
