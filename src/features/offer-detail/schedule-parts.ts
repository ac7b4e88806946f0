import type { Instalment } from '#domain/amortisation.ts';
import { formatCentavos } from '#domain/format.ts';
import { inCentavos } from '#features/offer-detail/centavos.ts';
import type { Words } from '#site/words.tsx';

type ScheduleTexts = Words['offerDetail']['schedule'];

/** A column of pesos. */
type Column = { label: string; of: (instalment: Instalment) => number };

/** A part of every instalment, in the order in which parts are stacked and listed. */
export type Part<Key extends string = 'capital' | 'interest' | 'vat' | 'charges'> = Column & { key: Key };

/** Half a centavo: less than that is the rounding of the figures a schedule was derived from. */
const NOTHING = 0.005;

/** Returns the parts of a schedule's instalments; a part that is 0 in every month is left out. */
export function partsOf(schedule: readonly Instalment[], texts: ScheduleTexts): Part[] {
  const isVatKnown = schedule.every(({ vat }) => vat !== null);
  const parts: Part[] = [
    { key: 'capital', label: texts.capital, of: ({ capital }) => capital },
    { key: 'interest', label: texts.interest, of: ({ interest }) => interest },
    { key: 'vat', label: texts.vat, of: ({ vat }) => vat ?? 0 },
    {
      key: 'charges',
      label: isVatKnown ? texts.charges : texts.chargesAndVat,
      of: ({ charges }) => charges,
    },
  ];
  return parts.filter(({ of }) => schedule.some((instalment) => of(instalment) >= NOTHING));
}

/** Parts of the picture: the capital paid back, and its cost. */
export const chartParts = (texts: ScheduleTexts): Part<'capital' | 'cost'>[] => [
  { key: 'capital', label: texts.capital, of: ({ capital }) => capital },
  { key: 'cost', label: texts.cost, of: ({ instalment, capital }) => instalment - capital },
];

/** Columns of a schedule after its first one, the instalment's number. */
const columnsOf = (schedule: readonly Instalment[], texts: ScheduleTexts): Column[] => {
  return [
    { label: texts.instalment, of: ({ instalment }) => instalment },
    ...partsOf(schedule, texts),
    { label: texts.balance, of: ({ balance }) => balance },
  ];
};

/** The chart's figures as a table, with what each column adds up to. */
export function scheduleTable(months: readonly Instalment[], texts: ScheduleTexts) {
  const schedule = inCentavos(months);
  const columns = columnsOf(schedule, texts);
  // The balance at the end of a month is no part of a sum.
  const sums = columns
    .slice(0, -1)
    .map(({ of }) => schedule.reduce((sum, instalment) => sum + of(instalment), 0));
  return {
    label: texts.title,
    headers: [texts.number, ...columns.map(({ label }) => label)],
    rows: schedule.map((month) => [
      String(month.number),
      ...columns.map(({ of }) => formatCentavos(of(month))),
    ]),
    total: [texts.total, ...sums.map(formatCentavos), '—'],
  };
}
