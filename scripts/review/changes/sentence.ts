import type { Change } from '#scripts/review/changes/content-changes.ts';

/** Changes that say the same of many elements of one list. */
export type Group = { place: string; changes: readonly Change[] };

/** More alike changes than this are told as one. */
const MOST_ALIKE = 6;

/** 'Producto «BANCO X, PERSONAL»' → 'Producto', 'Cifra destacada 2' → 'Cifra destacada'. */
const generic = (label: string): string => label.replace(/ (?:«.*»|\d+)$/, '');

const genericPlace = ({ path }: Change): string => path.map(generic).join(' › ');

/** Changes in their order, those alike in one file as a group where the first of them stands. */
export function grouped(changes: readonly Change[]): (Change | Group)[] {
  const alike = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.file} ${change.kind} ${genericPlace(change)}`;
    const some = alike.get(key);
    if (some) some.push(change);
    else alike.set(key, [change]);
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

const FATES = { added: 'se agrega', removed: 'se quita' } as const;

/** Whether a whole file came or went. */
export const isWholeFile = ({ path, kind }: Change): boolean =>
  path.length === 0 && (kind === 'added' || kind === 'removed');

/** What happened, without saying of whom: 'Bajada del título: «…» → «…»'. */
function happening(change: Change): string {
  const { kind, before, after } = change;
  const place = placeOf(change);
  if (kind === 'changed') return `${place}: ${before?.text} → ${after?.text}`;
  if (kind === 'moved') return `${place}: pasa del lugar ${before?.text} al ${after?.text}`;
  const text = (after ?? before)?.text;
  const shown = text === undefined || text.startsWith('«') ? text : `(${text})`;
  return [`${place}:`, FATES[kind], shown].filter(Boolean).join(' ');
}

/** A change in a sentence: 'Banco Galicia · Bajada del título: «…» → «…»'. */
export function sentenceOf(change: Change): string {
  const { subject, kind } = change;
  if (isWholeFile(change)) return `${kind === 'added' ? 'Se agrega' : 'Se quita'} ${subject}`;
  return `${subject} · ${happening(change)}`;
}
