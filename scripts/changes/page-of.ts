import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { ROUTES } from '#site/routes.ts';

/** The file that a file of words belongs to; any other file itself. */
export const fileOfWords = (file: string): string =>
  slotOf(file)?.kind === 'words' ? `config/${idOf(file)}.json` : file;

/** Returns the address of the page on which a file is shown; a lender without a page has its card in the directory. */
export function pageOf(file: string, hasPage: (lenderId: string) => boolean): string {
  const id = idOf(file);
  const slot = slotOf(fileOfWords(file));
  if (slot?.part === 'lenders' && !hasPage(id)) return ROUTES.directory;
  return slot?.preview?.path.replace('{id}', id) ?? ROUTES.home;
}
