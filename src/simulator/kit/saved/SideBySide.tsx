import { formatPercent, formatPesos } from '#domain/format.ts';
import type { SavedOffer, SavedSimulation } from '#domain/saved-simulation.ts';
import { kit } from '#generated/kit.ts';
import { MonthTable } from '#simulator/kit/MonthTable.tsx';
import { loanText } from '#simulator/kit/saved/loan-text.ts';

const { saved: texts } = kit;
const { rows } = texts;

/** Two saved simulations by their cheapest offers. */
export function SideBySide({ pair }: { pair: readonly [SavedSimulation, SavedSimulation] }) {
  const row = (label: string, of: (best: SavedOffer) => string): string[] => [
    label,
    ...pair.map(({ offers: [best] }) => (best ? of(best) : texts.none)),
  ];
  return (
    <MonthTable
      label={texts.caption}
      headers={['', ...pair.map((saved) => loanText(saved, texts.loan))]}
      rows={[
        [rows.offers, ...pair.map(({ offers }) => String(offers.length))],
        row(rows.best, ({ bank }) => bank),
        row(rows.cft, ({ cft }) => formatPercent(cft)),
        row(rows.first, ({ first }) => formatPesos(first)),
        row(rows.total, ({ total }) => (total === null ? texts.none : formatPesos(total))),
      ]}
    />
  );
}
