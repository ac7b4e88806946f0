import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { ROUTES } from '#site/routes.ts';

/** Returns the address of the page on which a file is shown; a lender without a page has its card in the directory. */
export function pageOf(file: string, hasPage: (lenderId: string) => boolean): string {
  const id = idOf(file);
  const slot = slotOf(file);
  if (slot?.part === 'lenders' && !hasPage(id)) return ROUTES.directory;
  return slot?.preview?.path.replace('{id}', id) ?? ROUTES.home;
}
