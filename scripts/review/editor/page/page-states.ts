import type { Content } from '#site/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';

/** The states that a page with the simulator can be looked at in. */
export const PAGE_STATES = ['form', 'personal', 'waiting', 'error', 'offers', 'none'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Where a file can be seen best, when it is not the front page. */
const SHOWN: Readonly<Record<string, { path: string; state?: PageState }>> = {
  'config/directory.json': { path: '/bancos' },
  'config/information.json': { path: '/informacion' },
  'config/contact.json': { path: '/contacto' },
  'config/legal/terms.json': { path: '/terminos' },
  'config/legal/privacy.json': { path: '/privacidad' },
  'config/simulator.json': { path: '/simular' },
  'config/personal.json': { path: '/simular', state: 'personal' },
  'config/results.json': { path: '/simular', state: 'offers' },
  'config/panels.json': { path: '/simular', state: 'offers' },
  'config/kit.json': { path: '/simular', state: 'offers' },
  'config/tables/exclusions.json': { path: '/simular', state: 'offers' },
  'config/tables/display-names.json': { path: '/simular', state: 'offers' },
  'config/tables/forced-order.json': { path: '/simular', state: 'offers' },
};

/** Address of the page on which a file is shown, and the state in which to open it. */
export function shownOn(file: string, content: Content): { path: string; state: PageState } {
  const id = idOf(file);
  if (file.startsWith('config/bank-details/')) return { path: `/banco/${id}`, state: 'form' };
  if (file.startsWith('config/lenders/')) {
    const hasPage = content.lenders.some((lender) => lender.id === id && lender.page);
    return { path: hasPage ? `/${id}` : '/bancos', state: 'form' };
  }
  return { path: '/', state: 'form', ...SHOWN[file] };
}
