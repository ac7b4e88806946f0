import { GIVEN_RECORDS, SIX_BY_SEGMENT } from './given-record.ts';
import { apiOf, type OfficialRecord, record } from './official-records.ts';

/*
 * The service's answers over thirteen days, made from the given record, as if nothing in it had been declared after
 * 2026-08-12, and from what moved between June and October 2026.
 */

const LAST_BEFORE = '2026-08-12';
/** What was declared before is taken as of then: it would grow too old in these days. */
const FIRST = '2025-06-02';
const isTramo = (one: { code: unknown; cftea: unknown }): boolean => one.code === 11 && one.cftea === 129.27;
// The entity with code 11 cut this loan on 2026-09-08.
export const TRAMO = GIVEN_RECORDS.find(isTramo) ?? record();
const BEFORE_CUT = { ...TRAMO, tea: 140.4, cftea: 186.76, reported: '2026-06-15' };

/** An entity of one loan, which will be away. */
export const AWAY = 448;
/** An entity of one loan, which will mistype its figure. */
export const TYPING = 247;

type ReplayedDay = {
  day: string;
  what: string;
  answer: string;
  /** The catalogue is another one after it. */
  written: boolean;
  /** It is held: a person is asked. */
  held?: true;
  /** CFTEA of the loan that was cut. */
  cft: number;
  /** Words of the report. */
  says?: string;
};

const mistypedIn = (records: readonly OfficialRecord[], times: number): string =>
  apiOf(records.map((one) => (one.code === TYPING ? { ...one, cftea: Number(one.cftea) * times } : one)));

/** The thirteen days, with records of `others`, which declare the same on each, beside the given ones. */
export function replayedDays(others: readonly OfficialRecord[]) {
  const same = [
    ...others.map((one) => (String(one.reported) < FIRST ? { ...one, reported: FIRST } : one)),
    ...GIVEN_RECORDS.filter((one) => one.code !== 7 && !isTramo(one)).map((one) => ({
      ...one,
      reported: String(one.reported) > LAST_BEFORE ? LAST_BEFORE : one.reported,
    })),
  ];
  const one = record({ fullName: 'PRESTAMOPERSONAL', shortName: null, tea: 283, cftea: 398 });
  const first = apiOf([...same, BEFORE_CUT, one]);
  const withSix = apiOf([...same, BEFORE_CUT, ...SIX_BY_SEGMENT]);
  const last = [...same, TRAMO, ...SIX_BY_SEGMENT];
  const after = apiOf(last);
  const away = apiOf(last.filter(({ code }) => code !== AWAY));
  const swapped = apiOf(
    last.map((row) => ({ ...row, reported: String(row.reported).replace(/-(\d\d)-(\d\d)$/, '-$2-$1') })),
  );
  const page = '<!doctype html><p>Mantenimiento';
  const [is, isNot] = [{ written: true }, { written: false }];
  const days: ReplayedDay[] = [
    { day: '2026-09-01', what: 'the first record', answer: first, ...is, cft: 186.76 },
    {
      day: '2026-09-02',
      what: 'the same record',
      answer: first,
      ...isNot,
      cft: 186.76,
      says: 'ya estaba así',
    },
    { day: '2026-09-03', what: 'six products of an entity', answer: withSix, ...is, cft: 186.76 },
    {
      day: '2026-09-08',
      what: 'a cut of 30.8 %',
      answer: after,
      ...is,
      cft: 186.76,
      says: 'sigue con el del 15/06/2026',
    },
    { day: '2026-09-09', what: 'the cut declared again', answer: after, ...is, cft: 186.76 },
    {
      day: '2026-09-10',
      what: 'the cut declared a third day',
      answer: after,
      ...is,
      cft: 129.27,
      says: 'confirmado',
    },
    { day: '2026-09-11', what: 'an entity that is away', answer: away, ...is, cft: 129.27 },
    {
      day: '2026-09-14',
      what: 'it is away again',
      answer: away,
      ...isNot,
      cft: 129.27,
      says: 'ya estaba así',
    },
    { day: '2026-09-15', what: 'the entity is back', answer: after, ...is, cft: 129.27 },
    {
      day: '2026-09-16',
      what: 'a page in place of the record',
      answer: page,
      ...isNot,
      held: true,
      cft: 129.27,
      says: 'no parece',
    },
    { day: '2026-09-17', what: 'day and month swapped', answer: swapped, ...isNot, held: true, cft: 129.27 },
    {
      day: '2026-09-18',
      what: 'a figure with a digit too many',
      answer: mistypedIn(last, 10),
      ...is,
      cft: 129.27,
      says: 'sigue con el del 06/04/2026',
    },
    { day: '2026-09-21', what: 'the error corrected', answer: after, ...is, cft: 129.27 },
  ];
  // A change that nobody confirms within seven days: it differs each time.
  const unconfirmed = [
    { day: '2026-10-01', answer: mistypedIn(last, 2), isThere: true },
    { day: '2026-10-07', answer: mistypedIn(last, 3), isThere: true },
    { day: '2026-10-09', answer: mistypedIn(last, 2), isThere: false },
  ];
  return { days, unconfirmed };
}

/** What the ledger of rates tells after the thirteen days. */
export const TOLD = [
  '2026-09-01 known 11 NACION PERSONALES LIBRE DESTINO TRAMO IV 2026-06-15 186.76',
  '2026-09-01 known 448 PRESTAMO PERSONAL MERCADO ABIERTO 2026-08-12 211.75',
  '2026-09-01 known 7 PRESTAMOPERSONAL 2026-06-12 398',
  '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOEMINENT 2026-09-03 150.86',
  '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOMOVE 2026-09-03 398.19',
  '2026-09-03 came 7 PRESTAMOPERSONALMAXIMOPLUS 2026-09-03 213.24',
  '2026-09-03 left 7 PRESTAMOPERSONAL 2026-06-12 398',
  '2026-09-10 moved 11 NACION PERSONALES LIBRE DESTINO TRAMO IV 2026-09-08 129.27',
  '2026-09-11 left 448 PRESTAMO PERSONAL MERCADO ABIERTO 2026-08-12 211.75',
  '2026-09-15 came 448 PRESTAMO PERSONAL MERCADO ABIERTO 2026-08-12 211.75',
];
