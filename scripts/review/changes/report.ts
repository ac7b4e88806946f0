import { pluralize } from '#scripts/config/read/wording.ts';
import type { ContentChanges } from '#scripts/review/changes/content-changes.ts';
import type { FirstLook } from '#scripts/review/changes/first-look.ts';
import type { PageChanges } from '#scripts/review/changes/page-changes.ts';
import type { PagePictures } from '#scripts/review/changes/pictures.ts';

/** Everything that is known about what changes between two versions of the site. */
export type ChangeReport = {
  /** How the two versions are called. */
  base: string;
  head: string;
  content: ContentChanges;
  /** What a person must judge before anything else. */
  first: readonly FirstLook[];
  pages: PageChanges;
  pictures: readonly PagePictures[];
  /** Files that are not content but may change what visitors see. */
  code: readonly string[];
};

const ifAny = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [pluralize(count, one, many)];

/** The report in one line: '2 cambios de contenido, 1 página nueva, 3 páginas distintas; 27 quedan igual'. */
export function outline({ content, pages, code }: ChangeReport): string {
  const ofKind = (kind: string): number => pages.pages.filter((page) => page.kind === kind).length;
  const said = [
    ...ifAny(
      content.changes.length + content.logos.filter(({ isLeftBehind }) => !isLeftBehind).length,
      'cambio de contenido',
      'cambios de contenido',
    ),
    ...ifAny(ofKind('added'), 'página nueva', 'páginas nuevas'),
    ...ifAny(ofKind('removed'), 'página menos', 'páginas menos'),
    ...ifAny(ofKind('changed'), 'página distinta', 'páginas distintas'),
    ...ifAny(code.length, 'archivo de código', 'archivos de código'),
  ];
  if (said.length === 0) return 'No cambia nada.';
  const same = ifAny(pages.unchanged, 'página queda igual', 'páginas quedan igual');
  return `${[said.join(', '), ...same].join('; ')}.`;
}

/** What visitors see only after sending a form, and so is in no picture. */
const AFTER_SENDING = new Set([
  'config/personal.json',
  'config/results.json',
  'config/panels.json',
  'config/tables/exclusions.json',
  'config/tables/display-names.json',
]);

/** Whether some change shows only past the form. */
export const hasChangesAfterSending = ({ content }: Pick<ChangeReport, 'content'>): boolean =>
  content.changes.some(({ file }) => AFTER_SENDING.has(file));

export const AFTER_SENDING_NOTE =
  'Algunos de estos cambios se ven recién después de enviar el formulario: las fotos muestran los datos personales y los resultados. Para ver los demás: npm run dev y la dirección /__studio.';
