import type { Content } from '#site/content.ts';
import { idOf } from '#scripts/config/read/kinds.ts';

/** Where a file can be seen best, when it is not the front page. */
const SHOWN: Readonly<Record<string, string>> = {
  'config/directory.json': '/bancos',
  'config/information.json': '/informacion',
  'config/contact.json': '/contacto',
  'config/legal/terms.json': '/terminos',
  'config/legal/privacy.json': '/privacidad',
  'config/simulator.json': '/simular',
};

/** Address of the page on which a file is shown. */
export function shownOn(file: string, content: Content): string {
  const id = idOf(file);
  if (file.startsWith('config/bank-details/')) return `/banco/${id}`;
  if (!file.startsWith('config/lenders/')) return SHOWN[file] ?? '/';
  return content.lenders.some((lender) => lender.id === id && lender.page) ? `/${id}` : '/bancos';
}
