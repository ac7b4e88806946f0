import type { Change } from '#scripts/preview/changes/content-changes.ts';

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

export const isGroup = (one: Change | Group): one is Group => 'changes' in one;

/** Where a change is, from the subject inwards: 'Beneficio «Rápido» › Título'. */
export const placeOf = ({ path }: Pick<Change, 'path'>): string => path.join(' › ');

/** Whether a whole file came or went. */
export const isWholeFile = ({ path, kind }: Change): boolean =>
  path.length === 0 && (kind === 'added' || kind === 'removed');

/** A change in a sentence: 'Banco Galicia · Bajada del título: «…» → «…»'. */
export function sentenceOf(change: Change): string {
  const { subject, kind, before, after } = change;
  if (isWholeFile(change)) return `${kind === 'added' ? 'Se agrega' : 'Se quita'} ${subject}`;
  const place = `${subject} · ${placeOf(change)}:`;
  if (kind === 'changed') return `${place} ${before?.text} → ${after?.text}`;
  if (kind === 'moved') return `${place} pasa del lugar ${before?.text} al ${after?.text}`;
  const fate = `${place} ${kind === 'added' ? 'se agrega' : 'se quita'}`;
  const text = (after ?? before)?.text;
  if (!text) return fate;
  return `${fate} ${text.startsWith('«') ? text : `(${text})`}`;
}
