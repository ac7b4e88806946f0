import type { Position } from '#scripts/config/read/problem.ts';
import { visible } from '#scripts/config/read/wording.ts';

const AROUND = 1;
const WIDEST = 140;
const MARGIN = 30;

/** Where to cut lines so that the marked place is seen even in a very long one. */
const cutAt = (column: number): number => (column > WIDEST - MARGIN ? column - MARGIN : 0);

/** The lines around a place, the place underlined; characters that cannot be seen are written by their code. */
export function frame(text: string, { line, column, endLine, endColumn }: Position): string {
  const lines = text.split(/\r?\n/);
  const from = Math.max(1, line - AROUND);
  const to = Math.min(lines.length, line + AROUND);
  const width = String(to).length;
  const cut = cutAt(column);
  const shown: string[] = [];
  for (let number = from; number <= to; number += 1) {
    const whole = lines[number - 1] ?? '';
    const mark = number === line ? '>' : ' ';
    shown.push(
      `${mark} ${String(number).padStart(width)} | ${visible(whole.slice(cut, cut + WIDEST))}`.trimEnd(),
    );
    if (number !== line) continue;
    const before = visible(whole.slice(cut, column - 1)).length;
    const end = endLine === line ? endColumn : whole.length + 1;
    const length = visible(whole.slice(column - 1, Math.min(end - 1, cut + WIDEST))).length;
    shown.push(`  ${' '.repeat(width)} | ${' '.repeat(before)}${'^'.repeat(Math.max(1, length))}`);
  }
  return shown.join('\n');
}
