import { TERRITORIES } from '#scripts/catalogue/vocabulary.ts';
import { numbersFrom } from '../data/drawn.ts';
import type { OfficialRecord } from './official-records.ts';

/** One thing that happens to the record on a day. */
type Event = { what: string; apply: (records: OfficialRecord[], draw: Draw) => OfficialRecord[] };

type Draw = {
  /** A whole number from 0, below `count`. */
  below: (count: number) => number;
  one: <Item>(items: readonly Item[]) => Item;
  day: string;
};

const changed = (
  records: readonly OfficialRecord[],
  which: (one: OfficialRecord) => boolean,
  change: (one: OfficialRecord) => Partial<OfficialRecord>,
  day: string,
): OfficialRecord[] => records.map((one) => (which(one) ? { ...one, reported: day, ...change(one) } : one));

const scaled = (cell: OfficialRecord[keyof OfficialRecord], by: number): number =>
  Math.round(Number(cell) * by);

/** Things that the central bank's record does on ordinary days. */
const EVENTS: readonly Event[] = [
  {
    what: 'a loan is renamed',
    apply: (records, { one, below, day }) => {
      const { code, fullName } = one(records);
      const name = `${String(fullName).replace(/ [A-Z]\d$/, '')} ${'ABCDEF'[below(6)]}${below(9)}`;
      return changed(
        records,
        (other) => other.code === code && other.fullName === fullName,
        () => ({ fullName: name }),
        day,
      );
    },
  },
  {
    what: 'a loan is split in two',
    apply: (records, { one, day }) => {
      const loan = one(records);
      const cftea = scaled(loan.cftea, 1.1) + 1;
      return [...records, { ...loan, fullName: `${String(loan.fullName)} PLUS`, cftea, reported: day }];
    },
  },
  {
    what: 'limits change',
    apply: (records, { one, below, day }) => {
      const loan = one(records);
      const limits = {
        minIncome: scaled(loan.minIncome, [0, 0.5, 1.6, 4][below(4)] ?? 1),
        maxTerm: [12, 24, 36, 48, 60, 72][below(6)] ?? 12,
        maxAge: [0, 65, 75, 85][below(4)] ?? 0,
        maxIncomeShare: [0, 15, 30, 50][below(4)] ?? 0,
        minSeniority: [0, 1, 6, 12][below(4)] ?? 0,
      };
      return changed(
        records,
        (other) => other === loan,
        () => limits,
        day,
      );
    },
  },
  {
    what: 'prices move a little',
    apply: (records, { one, below, day }) => {
      const { code } = one(records);
      const by = 0.9 + below(20) / 100;
      return changed(
        records,
        (other) => other.code === code,
        ({ tea, cftea }) => ({ tea: Number(tea) * by, cftea: Number(cftea) * by }),
        day,
      );
    },
  },
  {
    what: 'a loan is for others',
    apply: (records, { one, below, day }) => {
      const loan = one(records);
      const beneficiary = [
        'Todos los beneficiarios',
        'Empleados públicos',
        'Clientes con cuenta en la entidad',
      ][below(3)];
      const territory = one(Object.values(TERRITORIES));
      return changed(
        records,
        (other) => other === loan,
        () => ({ beneficiary: beneficiary ?? '', territory }),
        day,
      );
    },
  },
  {
    what: 'an entity has another name',
    apply: (records, { one, day }) => {
      const { code, entity } = one(records);
      const name = String(entity).endsWith(' UNIPERSONAL')
        ? String(entity).slice(0, -12)
        : `${String(entity)} UNIPERSONAL`;
      return changed(
        records,
        (other) => other.code === code,
        () => ({ entity: name }),
        day,
      );
    },
  },
];

export type FutureDay = { day: string; what: string; records: OfficialRecord[] };

const DAY = 86_400_000;
/** Days that an entity is away, at most. */
const AWAY = 12;

/**
 * Working days after `first` (YYYY-MM-DD) with the record of each, made from that of a day: every day something happens and an
 * entity declares anew, some leave and return, and on every tenth day one row is wrong by 100. The same seed gives the same days.
 */
export function* futureDays(
  start: readonly OfficialRecord[],
  first: string,
  count: number,
  seed: number,
): Generator<FutureDay> {
  const number = numbersFrom(seed);
  const below = (most: number): number => Math.floor(number() * most);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  let records = [...start];
  let away: { code: unknown; until: number; rows: OfficialRecord[] } | null = null;
  for (let at = 0, time = Date.parse(first); at < count; time += DAY) {
    const date = new Date(time);
    if (date.getUTCDay() % 6 === 0) continue;
    at += 1;
    const day = date.toISOString().slice(0, 10);
    const { what, apply } = one(EVENTS);
    records = apply(records, { below, one, day });
    // An entity declares all its loans anew, so that they do not grow too old together.
    const { code: renewed } = one(records);
    records = records.map((row) => (row.code === renewed ? { ...row, reported: day } : row));
    const told = [what];
    if (away && at >= away.until) {
      records = [...records, ...away.rows];
      away = null;
      told.push('an entity is back');
    } else if (!away && below(4) === 0) {
      const { code } = one(records);
      away = { code, until: at + 1 + below(AWAY), rows: records.filter((row) => row.code === code) };
      records = records.filter((row) => row.code !== code);
      told.push('an entity leaves');
    }
    const wrong = at % 10 === 0 ? one(records) : null;
    if (wrong) told.push('one row is wrong by 100');
    yield {
      day,
      what: told.join(', '),
      records: records.map((row) => (row === wrong ? { ...row, cftea: Number(row.cftea) * 100 } : row)),
    };
  }
}
