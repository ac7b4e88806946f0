import { formatShortDate } from '#domain/format.ts';
import { SINGLE_FILES, slotOf } from '#scripts/config/read/kinds.ts';
import { SITE_FILE } from '#scripts/lender/files.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { fileTitle } from '#scripts/changes/titles.ts';
import type { Files } from '#scripts/editor/page/draft.ts';
import { LABELS } from '#scripts/editor/labels.ts';

const DAY = /(?<!["\d-])\d{4}-\d{2}-\d{2}(?!["\d-])/g;
const KEY = /(?<!dice )"([A-Za-z]\w*)"/g;
const COMMAND = /(?: o )?corré npm run [\w:]+(?: -- \w+)?(?:, que lo escribe)?/;
const FILE = /config\/[\w/<>-]+\.(?:json|svg)/g;

/** Titles of the properties that a schema describes, by key. */
function titlesIn(node: unknown, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (typeof node !== 'object' || node === null) return found;
  const { properties } = node as { properties?: Record<string, { title?: unknown }> };
  for (const [key, { title }] of Object.entries(properties ?? {}))
    if (typeof title === 'string' && !found.has(key)) found.set(key, title);
  for (const part of Object.values(node)) titlesIn(part, found);
  return found;
}

/** Words for files, read off them and their schemas: what marketing calls them, never their names on a disk. */
export function namesOf(files: Files, schemas: Schemas) {
  const titleOf = (file: string): string => fileTitle(file, files[file], schemas);
  const spoken = (text: string): string =>
    text
      .replaceAll(FILE, (file) => (file in files || file in SINGLE_FILES ? `«${titleOf(file)}»` : 'su ficha'))
      .replaceAll(/(?:^|(?<=\. ))[^.]*npm run[^.]*\.?/g, '')
      .replaceAll(/config\/(?:lenders|bank-details|logos|tables)\b/g, 'la lista de la izquierda');
  const titlesOf = (file: string) => titlesIn(schemas.byKind.get(slotOf(file)?.kind ?? ''));
  /** Returns a problem's message without its place, with fields by their titles and what only the team can do as that. */
  const sentenceOf = ({ file, pointer, message }: Problem): string => {
    const fieldOf = (quoted: string, key: string): string => {
      const title = titlesOf(file).get(key) ?? titlesOf(SITE_FILE).get(key);
      return title === undefined ? quoted : `«${title}»`;
    };
    const plain = message
      .replace(pointer === '' ? '' : `${pointer}: `, '')
      .replace('la propiedad "', 'la parte "')
      .replace(COMMAND, (command) => (command.startsWith(' o ') ? '' : LABELS.byTheTeam))
      .replaceAll(KEY, fieldOf)
      .replaceAll(DAY, (day) => formatShortDate(day));
    return spoken(plain);
  };
  return { titleOf, spoken, sentenceOf };
}
