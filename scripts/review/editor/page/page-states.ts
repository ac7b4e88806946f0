import type { Content } from '#site/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';

/** The states that a page with the simulator can be looked at in. */
export const PAGE_STATES = ['form', 'personal', 'waiting', 'error', 'offers', 'none', 'panels'] as const;
export type PageState = (typeof PAGE_STATES)[number];

type Shown = { path: string; state: PageState };

const plain = (path: string): Shown => ({ path, state: 'form' });

/** Where a file can be seen best, when it is not the front page. */
const SHOWN: Readonly<Record<string, Shown>> = {
  'config/directory.json': plain('/bancos'),
  'config/information.json': plain('/informacion'),
  'config/contact.json': plain('/contacto'),
  'config/kit.json': plain('/cambiar-deuda'),
  'config/legal/terms.json': plain('/terminos'),
  'config/legal/privacy.json': plain('/privacidad'),
  'config/simulator.json': plain('/simular'),
  'config/personal.json': { path: '/simular', state: 'personal' },
  'config/results.json': { path: '/simular', state: 'offers' },
  'config/panels.json': { path: '/simular', state: 'panels' },
};

/** Address of the page on which a file is shown, and the state in which to open it. */
export function shownOn(file: string, content: Content): Shown {
  const id = idOf(file);
  if (file.startsWith('config/bank-details/')) return plain(`/banco/${id}`);
  if (!file.startsWith('config/lenders/')) return SHOWN[file] ?? plain('/');
  return plain(content.lenders.some((lender) => lender.id === id && lender.page) ? `/${id}` : '/bancos');
}

/** Where a page's state can be seen: those past the form where there is one. */
export const pathIn = (path: string, state: PageState, { lenders }: Content): string =>
  state === 'form' || path === '/' || lenders.some(({ id, page }) => page && `/${id}` === path)
    ? path
    : '/simular';
