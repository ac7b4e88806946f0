import type { Ledger } from '#generated/types.ts';

export type LedgerLoan = Ledger['loans'][number];
type Figure = LedgerLoan['figures'][number];

/** A change of a loan's declared price. */
export type RateMove = {
  code: number;
  entity: string;
  product: string;
  /** Day on which the site took the change over, and day of the entity's declaration; YYYY-MM-DD. */
  day: string;
  declared: string;
  change: Exclude<Figure['change'], 'known'>;
  /** CFT before and after, effective annual, in percent points; null where the loan was not declared. */
  before: number | null;
  after: number | null;
};

function moveOf({ code, entity, product }: LedgerLoan, figure: Figure, last: Figure | undefined) {
  const { day, declared, change, cftea } = figure;
  if (change === 'known') return null;
  const wasThere = last !== undefined && last.change !== 'left';
  const before = change === 'left' ? cftea : wasThere ? last.cftea : null;
  return { code, entity, product, day, declared, change, before, after: change === 'left' ? null : cftea };
}

/**
 * Returns the changes of some loans, the newest first. Variants of a loan (for whom, where) that changed alike are one
 * change.
 */
export function movesOf(loans: readonly LedgerLoan[]): RateMove[] {
  const moves = new Map<string, RateMove>();
  for (const loan of loans) {
    for (const [at, figure] of loan.figures.entries()) {
      const move = moveOf(loan, figure, loan.figures[at - 1]);
      if (move) moves.set(JSON.stringify({ ...move, entity: '', declared: '' }), move);
    }
  }
  return [...moves.values()].sort((one, other) =>
    one.day === other.day ? one.code - other.code : one.day < other.day ? 1 : -1,
  );
}

/** The last day on which a loan of some entities (BCRA codes) left the record, YYYY-MM-DD; null when none did. */
export function lastDeparture(loans: readonly LedgerLoan[], codes: readonly number[]): string | null {
  const days = loans
    .filter(({ code }) => codes.includes(code))
    .map(({ figures }) => figures[figures.length - 1])
    .flatMap((last) => (last?.change === 'left' ? [last.day] : []));
  return days.sort()[days.length - 1] ?? null;
}

/** The figures of a loan that were true: without those that were corrected afterwards, and without its departures. */
export const trueFigures = ({ figures }: LedgerLoan): Figure[] =>
  figures.filter(({ change }, at) => change !== 'left' && figures[at + 1]?.change !== 'corrected');
