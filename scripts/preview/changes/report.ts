import { slotOf } from '#scripts/config/read/kinds.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import type { ContentChanges } from '#scripts/preview/changes/content-changes.ts';
import type { FirstLook } from '#scripts/preview/changes/first-look.ts';
import type { PageChange, PageChanges } from '#scripts/preview/changes/page-changes.ts';
import type { RecordChange } from '#scripts/preview/changes/record-changes.ts';
import type { PagePictures } from '#scripts/preview/changes/pictures.ts';

/** Everything that is known about what changes between two versions of the site. */
export type ChangeReport = {
  /** The names of the two versions. */
  base: string;
  head: string;
  content: ContentChanges;
  /** Changes of pages that the record alone made. */
  record: readonly RecordChange[];
  /** Changes that a person must judge before anything else. */
  first: readonly FirstLook[];
  pages: PageChanges;
  pictures: readonly PagePictures[];
  /** Files that are not content but may change what visitors see. */
  code: readonly string[];
};

export const FATES: Readonly<Record<PageChange['kind'], string>> = {
  added: 'Nueva',
  removed: 'Se quita',
  changed: 'Cambia',
};

/** The report in one line: '2 cambios de contenido, 1 página nueva, 3 páginas distintas; 27 quedan igual'. */
export function outline({ content: { changes, logos }, pages, code }: ChangeReport): string {
  const ofKind = (kind: string): number =>
    pages.pages.reduce((sum, page) => sum + (page.kind === kind ? 1 + (page.alike ?? 0) : 0), 0);
  const edits = changes.length + logos.filter(({ isLeftBehind }) => !isLeftBehind).length;
  const counts: [count: number, one: string, many: string][] = [
    [edits, 'cambio de contenido', 'cambios de contenido'],
    [ofKind('added'), 'página nueva', 'páginas nuevas'],
    [ofKind('removed'), 'página menos', 'páginas menos'],
    [ofKind('changed'), 'página distinta', 'páginas distintas'],
    [pages.days.length, 'día en que cambia solo', 'días en que cambia solo'],
    [code.length, 'archivo de código', 'archivos de código'],
  ];
  const said = counts.filter(([count]) => count > 0).map((one) => pluralize(...one));
  if (said.length === 0) return 'No cambia nada.';
  const { unchanged } = pages;
  const same = unchanged ? `; ${pluralize(unchanged, 'página queda igual', 'páginas quedan igual')}` : '';
  return `${said.join(', ')}${same}.`;
}

/** The page of a change, or all those that it stands for: 'En todas las páginas, como /galicia'. */
export function whereOf(
  { path, alike = 0, isShared }: PageChange,
  { unchanged }: { unchanged: number },
): string {
  if (alike === 0) return path;
  return isShared && unchanged === 0
    ? `En todas las páginas, como ${path}`
    : `${path} y ${alike} páginas más, igual`;
}

/** Whether some change shows only past the form. */
export const hasChangesAfterSending = ({ content }: Pick<ChangeReport, 'content'>): boolean =>
  content.changes.some(({ file, over = file }) => slotOf(over)?.preview?.state !== undefined);

export const AFTER_SENDING_NOTE =
  'Algunos de estos cambios se ven recién después de enviar el formulario: las fotos muestran los datos personales y los resultados. Para ver los demás: npm run dev y la dirección /__editor, en «En qué momento».';
