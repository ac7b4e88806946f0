import { formatNumber } from '#domain/format.ts';
import type { OnProgress } from '#scripts/catalogue/source.ts';

export type ProgressOutput = { write: (text: string) => unknown; isTTY?: boolean };

const EVERY_MS = 1000;
/** Looking at the clock for every record would cost more than reading it. */
const EVERY_RECORDS = 1000;

/** A line that says how far a long file is, at most once a second, and nothing for a short one. */
export function progressLine(output: ProgressOutput, now: () => number): (label: string) => OnProgress {
  let last = now();
  return (label) => (done) => {
    if (done % EVERY_RECORDS !== 0 || now() - last < EVERY_MS) return;
    last = now();
    const text = `${label}: ${formatNumber(done)} registros…`;
    output.write(output.isTTY ? `\r${text}\u001B[K` : `${text}\n`);
  };
}
