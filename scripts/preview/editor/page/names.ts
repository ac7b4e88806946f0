import { EXCEPTIONS_FILE, idOf, SINGLE_FILES, slotOf } from '#scripts/config/read/kinds.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { kindTitle } from '#scripts/config/read/titles.ts';
import type { Published } from '#scripts/preview/editor/page/draft-text.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const FILE = /config\/[\w/<>-]+\.(?:json|svg)/g;

/** Words for files, read off them and their schemas: what marketing calls them, never their names on a disk. */
export function namesOf(files: Published, { byKind }: Schemas) {
  const titleOf = (file: string): string => {
    if (file === EXCEPTIONS_FILE) return WORDS.exceptions;
    const slot = slotOf(file);
    if (!slot) return idOf(file).replace(/\.svg$/, '');
    if (slot.titleFrom) {
      const title = new RegExp(`"${slot.titleFrom.slice(1)}": "((?:[^"\\\\]|\\\\.)*)"`);
      const found = title.exec(files[file] ?? '')?.[1];
      return found ? (JSON.parse(`"${found}"`) as string) : idOf(file);
    }
    return kindTitle(byKind.get(slot.kind), idOf(file));
  };
  const spoken = (text: string): string =>
    text
      .replaceAll(FILE, (file) => (file in files || file in SINGLE_FILES ? `«${titleOf(file)}»` : 'su ficha'))
      .replaceAll(/(?:^|(?<=\. ))[^.]*npm run[^.]*\.?/g, '')
      .replaceAll(/config\/(?:lenders|bank-details|logos|tables)\b/g, 'la lista de la izquierda');
  return {
    titleOf,
    spoken,
    /** Returns a problem's message without its place. */
    told: ({ pointer, message }: Problem): string => spoken(message.replace(`${pointer}: `, '')),
  };
}
