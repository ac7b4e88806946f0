import type { Change } from '#scripts/changes/changes.ts';

const WHOLE = { added: 'Se agrega', removed: 'Se quita', changed: 'Cambia', reordered: 'Cambia' };

/** A change in a sentence: 'Banco Galicia · Bajada del título: «…» → «…»'. */
export function sentenceOf({ subject, path, kind, before, after, remark }: Change): string {
  const more = remark && ` (${remark})`;
  if (path.length === 0) return `${WHOLE[kind]} ${subject}${more}`;
  const place = `${subject} · ${path.join(' › ')}:`;
  if (kind === 'changed') return `${place} ${before} → ${after}${more}`;
  if (kind === 'reordered') return `${place} cambia el orden`;
  const fate = `${place} ${kind === 'added' ? 'se agrega' : 'se quita'}`;
  const text = after ?? before;
  if (text === null) return fate;
  return `${fate} ${text.startsWith('«') ? text : `(${text})`}`;
}

/** The parts of what came as a whole, each in a line: texts, which may claim something, before figures and choices. */
export const linesOfParts = ({ parts }: Change): string[] =>
  parts
    .toSorted((one, other) => Number(other.text.startsWith('«')) - Number(one.text.startsWith('«')))
    .map(({ path, text }) => `${path.join(' › ')}: ${text}`);
