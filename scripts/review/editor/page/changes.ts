import { within } from '#scripts/config/read/problem.ts';

/** One value that is not what it was. */
export type Change = { pointer: string; before: unknown; after: unknown };

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Values in which two versions of a file differ, in the order of the file. */
export function changesIn(before: unknown, after: unknown, pointer = ''): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isContainer(before) || !isContainer(after)) return [{ pointer, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesIn(before[key], after[key], within(pointer, key)));
}
