import type { Content } from '#site/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

/** A state that a page with the simulator can be looked at in. */
export type PageState = keyof typeof WORDS.states;

/** Where a file can be seen best, when it is not the front page. */
const PATHS: Readonly<Record<string, string>> = {
  'config/directory.json': '/bancos',
  'config/information.json': '/informacion',
  'config/contact.json': '/contacto',
  'config/kit.json': '/cambiar-deuda',
  'config/legal/terms.json': '/terminos',
  'config/legal/privacy.json': '/privacidad',
  'config/simulator.json': '/simular',
};

/** Files that are about a state past the form. */
const STATES: Readonly<Record<string, PageState>> = {
  'config/personal.json': 'personal',
  'config/results.json': 'offers',
  'config/panels.json': 'panels',
};

const hasPage = (id: string, { lenders }: Content): boolean =>
  lenders.some((lender) => lender.id === id && lender.page);

/** Address of the page on which a file is shown. */
function pathOf(file: string, content: Content): string {
  const id = idOf(file);
  if (file.startsWith('config/bank-details/')) return `/banco/${id}`;
  if (!file.startsWith('config/lenders/')) return PATHS[file] ?? (file in STATES ? '/simular' : '/');
  return hasPage(id, content) ? `/${id}` : '/bancos';
}

/** Where a file is shown, in the state that it is about or the one that was chosen; not every page has all of them. */
export function shownOn(file: string, content: Content, chosen: PageState = STATES[file] ?? 'form') {
  const path = pathOf(file, content);
  const isThere = chosen === 'form' || path === '/' || hasPage(path.slice(1), content);
  return { state: chosen, path: isThere ? path : '/simular' };
}
