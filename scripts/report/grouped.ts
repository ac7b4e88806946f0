import type { Change } from '#scripts/changes/changes.ts';

/** Changes that say the same of many elements of one list. */
export type Group = { place: string; changes: readonly Change[] };

/** More alike changes than this are reported as one. */
const MOST_ALIKE = 6;

/** 'Producto «BANCO X, PERSONAL»' → 'Producto', 'Cifra destacada 2' → 'Cifra destacada'. */
const generic = (label: string): string => label.replace(/ (?:«.*»|\d+)$/, '');

const genericPlace = ({ path }: Change): string => path.map(generic).join(' › ');

/** Changes in their order, those alike in one file as a group where the first of them stands. */
export function grouped(changes: readonly Change[]): (Change | Group)[] {
  const alike = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.file} ${change.kind} ${genericPlace(change)}`;
    alike.set(key, [...(alike.get(key) ?? []), change]);
  }
  return [...alike.values()].flatMap((some): (Change | Group)[] => {
    const [first] = some;
    if (!first || first.path.length === 0 || some.length <= MOST_ALIKE) return some;
    return [{ place: `${first.subject} · ${genericPlace(first)}`, changes: some }];
  });
}
