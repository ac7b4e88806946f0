import { createHash, randomUUID } from 'node:crypto';
import { type Database, EARLIER, NOTE_REMOVAL, type Notified } from '#scripts/server/leads/database.ts';
import { comparable, type Lead, type Person } from '#scripts/server/leads/lead.ts';

/*
 * Who asked not to be contacted is noted beside the removals, which outlive leads and are listed beside backups: as salted
 * hashes of DNI and e-mail, in the form of an id (`block`), with the salts (`salt`). A store that took another's notes has
 * a salt of each.
 */

type Datum = readonly [what: 'dni' | 'email', value: string];
type Known = Pick<Lead, 'id' | 'dni' | 'email'>;

const dataOf = ({ dni, email }: Pick<Lead, 'dni' | 'email'>): Datum[] => [
  ['dni', dni],
  ['email', comparable(email)],
];

/** The hash of a datum, as the id that it is noted by. */
const hashOf = (salt: string, [what, value]: Datum): string =>
  createHash('sha256')
    .update(`${salt} ${what} ${value}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

const saltsOf = async ({ query }: Database): Promise<string[]> =>
  (await query<{ id: string }>(`select distinct id from lead_removals where kind = 'salt'`)).map(
    ({ id }) => id,
  );

/** Returns the ids of those of the leads whose person, by DNI or e-mail, asked not to be contacted. */
export async function blockedAmong(
  database: Database,
  leads: readonly Known[],
): Promise<ReadonlySet<string>> {
  const salts = await saltsOf(database);
  if (salts.length === 0 || leads.length === 0) return new Set();
  const owners = new Map<string, string[]>();
  for (const lead of leads)
    for (const datum of dataOf(lead))
      for (const salt of salts) {
        const hash = hashOf(salt, datum);
        owners.set(hash, [...(owners.get(hash) ?? []), lead.id]);
      }
  const hashes = [...owners.keys()];
  const places = hashes.map((_, index) => `$${index + 1}`).join(', ');
  const found = await database.query<{ id: string }>(
    `select id from lead_removals where kind = 'block' and id in (${places})`,
    hashes,
  );
  return new Set(found.flatMap(({ id }) => owners.get(id) ?? []));
}

/** Queues word of a block for the receivers that may have a lead of the person. */
const NOTIFY = `insert into lead_news (lead, target, kind) select id, $1, 'blocked' from leads
  where (dni = $2 or lower(trim(email)) = $3) and (exists (
      select 1 from lead_deliveries as sent where sent.lead = leads.id and sent.target = $1 and attempts > 0)
    or ($4 = 'yes' and exists (select 1 from lead_deliveries as sent where sent.lead = leads.id and sent.target = '${EARLIER}')
      and not exists (select 1 from lead_deliveries as sent where sent.lead = leads.id and sent.target = $1)))
  on conflict do nothing`;

/** Notes that a person asked not to be contacted: by what they gave, and by what their leads say. */
export async function block(
  database: Database,
  person: Person,
  leads: readonly Known[],
  notified: Notified,
): Promise<void> {
  const { query } = database;
  const [salt = randomUUID()] = await saltsOf(database);
  await query(NOTE_REMOVAL, ['salt', salt]);
  const data = [
    ...leads.flatMap(dataOf),
    'dni' in person ? (['dni', person.dni] as const) : (['email', comparable(person.email)] as const),
  ];
  for (const datum of data) await query(NOTE_REMOVAL, ['block', hashOf(salt, datum)]);
  for (const { dni, email } of leads)
    for (const target of notified.all)
      await query(NOTIFY, [target, dni, comparable(email), notified.set.includes(target) ? 'yes' : 'no']);
}

/** Takes back that a person asked not to be contacted; gives whether they had. */
export async function unblock(database: Database, person: Person, leads: readonly Known[]): Promise<boolean> {
  const given: Datum = 'dni' in person ? ['dni', person.dni] : ['email', comparable(person.email)];
  const hashes = (await saltsOf(database)).flatMap((salt) =>
    [...leads.flatMap(dataOf), given].map((datum) => hashOf(salt, datum)),
  );
  const gone = hashes.map((hash) =>
    database.query(`delete from lead_removals where kind = 'block' and id = $1 returning id`, [hash]),
  );
  return (await Promise.all(gone)).flat().length > 0;
}
