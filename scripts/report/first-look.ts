import type { Change } from '#scripts/changes/changes.ts';

const HOST = /https:\/\/[\w.-]+/g;
const FIGURE = /\d[\d.,]*/g;
/** Words in which a text claims or promises something. `\b` would not do: to it an accented letter is no letter. */
const CLAIM =
  /(?<!\p{L})(?:mejor(?:es)?|únic[oa]s?|líder(?:es)?|garant[ií]\p{L}*|asegur\p{L}*|aproba\p{L}*|gratis|sin|nunca|siempre|tod[oa]s?|más de|hasta)(?!\p{L})/iu;

/** Whether the new text holds something of a kind that the old one does not. */
const isNew = (pattern: RegExp, before: string, after: string): boolean => {
  const known = new Set(before.match(pattern));
  return (after.match(pattern) ?? []).some((one) => !known.has(one));
};

/** Whether a text claims something, or says a figure, that it did not. */
const claims = ({ file }: Change, before: string, after: string): boolean =>
  file !== 'config/catalogue.json' &&
  (isNew(FIGURE, before, after) || (CLAIM.test(after) && after !== before));

const REASONS: [why: string, isMeant: (change: Change, before: string, after: string) => boolean][] = [
  ['Texto legal', ({ file }) => file.startsWith('config/legal/')],
  ['Lo que recibe el proveedor', ({ isSent }) => isSent],
  ['Enlace a otro sitio', (_, before, after) => isNew(HOST, before, after)],
  ['Cifra o afirmación', claims],
];

/** Reasons to judge a change first, in their order. */
export const WHY = REASONS.map(([why]) => why);

/** Returns why a person must judge a change before anything else; undefined for one that can wait. */
export function whyFirst(change: Change): string | undefined {
  const { before, after, kind, parts } = change;
  const now = kind === 'removed' ? '' : [after ?? '', ...parts.map(({ text }) => text)].join(' ');
  return REASONS.find(([, isMeant]) => isMeant(change, before ?? '', now))?.[0];
}
