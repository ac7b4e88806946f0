import type { Campaign } from '#generated/types.ts';
import { placeAt } from '#scripts/config/read/campaigns.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { type Problem, within } from '#scripts/config/read/problem.ts';

type Value = { at: string; value?: unknown };
type Members = Readonly<Record<string, unknown>>;

/** Whether two data are lists of as many objects, whose members can differ one by one. */
const areRows = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every(isObject);

/** The places, as few and as deep as can be, in which data differ from the everyday ones, with what is there. */
function differing(everyday: unknown, data: unknown, at: string): Value[] {
  if (JSON.stringify(everyday) === JSON.stringify(data)) return [];
  if (!(isObject(everyday) && isObject(data)) && !areRows(everyday, data)) return [{ at, value: data }];
  const [before, now] = [everyday, data] as [Members, Members];
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((key) =>
    differing(before[key], now[key], within(at, key)),
  );
}

/** The values of a campaign after one of the files that it changes has other data. */
export const withData = ({ values }: Campaign, file: string, everyday: unknown, data: unknown): Value[] => [
  ...values.filter(({ at }) => !at.startsWith(`${file}#`)),
  ...differing(everyday, data, `${file}#`),
];

const VALUE = /^\/values\/(\d+)\/(?:value|at)/;

/** A problem of a campaign's value as one of the place that it changes. */
export function inPlace({ values }: Campaign, problem: Problem): Problem {
  const [found = '', index = ''] = VALUE.exec(problem.pointer) ?? [];
  const at = values[Number(index)]?.at;
  if (found === '' || at === undefined) return problem;
  const { file, pointer: outer } = placeAt(at);
  const pointer = outer + problem.pointer.slice(found.length);
  return { ...problem, file, pointer, message: problem.message.replace(problem.pointer, pointer) };
}
