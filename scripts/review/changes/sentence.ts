import type { Change } from '#scripts/review/changes/content-changes.ts';

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
