/**
 * Counts the letters that must be added, dropped, changed or swapped with their neighbour to turn one word into another
 * (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const beforePrevious = previous;
    previous = current;
    current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + change,
        isSwap ? at(beforePrevious, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(current, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
