import type { Problem } from '#scripts/config/read/problem.ts';
import type { PageChanges } from '#scripts/preview/changes/page-changes.ts';
import type { Change } from '#scripts/preview/changes/content-changes.ts';
import { sentenceOf } from '#scripts/preview/changes/sentence.ts';

/** A change that a reviewer must look at before anything else, and why. */
export type FirstLook = { why: string; sentences: string[] };

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

const textsOf = ({ before, after, kind, parts }: Change): { before: string; after: string } => ({
  before: before?.text ?? '',
  after: kind === 'removed' ? '' : [after?.text, ...parts.map(({ shown }) => shown.text)].join(' '),
});

const REASONS: [why: string, isMeant: (change: Change, before: string, after: string) => boolean][] = [
  ['Texto legal', ({ file }) => file.startsWith('config/legal/')],
  ['Lo que recibe el proveedor', ({ isSent }) => isSent],
  ['Enlace a otro sitio', (_, before, after) => isNew(HOST, before, after)],
  [
    'Cifra o afirmación',
    ({ kind, file }, before, after) =>
      kind !== 'moved' &&
      file !== 'config/catalogue.json' &&
      (isNew(FIGURE, before, after) || (CLAIM.test(after) && after !== before)),
  ],
];

/** Sorts out which changes a person must judge; `warnings` are those that the check leaves to one. */
export function firstLook(changes: readonly Change[], warnings: readonly Problem[]): FirstLook[] {
  const byReason = REASONS.map(([why, isMeant]) => ({
    why,
    sentences: changes
      .filter((change) => {
        const { before, after } = textsOf(change);
        return isMeant(change, before, after);
      })
      .map(sentenceOf),
  }));
  const sentences = warnings.map(({ file, line, message }) => `${file}:${line} ${message}`);
  return [{ why: 'Avisos de la revisión', sentences }, ...byReason].filter(
    ({ sentences }) => sentences.length > 0,
  );
}

const RENAME = 'un banco cambia de dirección con npm run lender -- rename, que deja andando la vieja';

/** Addresses that visitors know and that lead nowhere any more, as when a lender was renamed by hand. */
export function lostAddresses({ pages, redirects }: PageChanges): FirstLook[] {
  const leads = (path: string): boolean => redirects.added.some((one) => one.startsWith(`${path} → `));
  const lost = pages.filter(({ path, kind }) => kind === 'removed' && !leads(path));
  const sentences = lost.map(
    ({ path }) => `${path} deja de existir y no lleva a ninguna otra página; ${RENAME}`,
  );
  return sentences.length > 0 ? [{ why: 'Dirección que se pierde', sentences }] : [];
}

const keyOf = ({ rule, file, pointer, message }: Problem): string => `${rule} ${file} ${pointer} ${message}`;

/** Problems that were not there before. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem)));
}
