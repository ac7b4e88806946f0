import type { Content } from '#site/content.ts';
import { ROUTES } from '#site/routes.ts';
import { idOf, slotOf } from '#scripts/config/read/kinds.ts';
import { PAGE_STATES, type StateId } from '#scripts/preview/states.ts';

const hasPage = (id: string, { lenders }: Pick<Content, 'lenders'>): boolean =>
  lenders.some((lender) => lender.id === id && lender.page);

/** Address of the page on which a file is shown. */
function pathOf(file: string, content: Content): string {
  const id = idOf(file);
  if (slotOf(file)?.part === 'lenders' && !hasPage(id, content)) return ROUTES.directory;
  return slotOf(file)?.preview?.path.replace('{id}', id) ?? ROUTES.home;
}

/** The state that a file is about, when it is past the form. */
const stateOf = (file: string): StateId => (slotOf(file)?.preview?.state as StateId | undefined) ?? 'form';

/** States of a page of their own. */
const OWN_PAGE: ReadonlySet<StateId> = new Set(['card', 'message-sent', 'debt-swap']);
/** States that every page has. */
const ANY_PAGE: ReadonlySet<StateId> = new Set(['form', 'shared', 'menu']);

/** Where a file is shown, in the state that it is about or the one that was chosen; not every page has all of them. */
export function shownOn(file: string, content: Content, chosen: StateId = stateOf(file)) {
  if (OWN_PAGE.has(chosen)) return { state: chosen, path: PAGE_STATES[chosen].address };
  const path = pathOf(file, content);
  const isThere = ANY_PAGE.has(chosen) || path === '/' || hasPage(path.slice(1), content);
  return { state: chosen, path: isThere ? path : ROUTES.simulation };
}
