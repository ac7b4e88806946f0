import type { Change, LogoChange } from '#scripts/review/changes/content-changes.ts';
import { type Group, grouped, isGroup, sentenceOf } from '#scripts/review/changes/sentence.ts';
import type { PictureFile } from '#scripts/review/changes/pictures.ts';
import type { PageChange } from '#scripts/review/changes/page-changes.ts';
import {
  AFTER_SENDING_NOTE,
  type ChangeReport,
  hasChangesAfterSending,
  outline,
} from '#scripts/review/changes/report.ts';

/** A hosted CI shows about this many lines in one piece; the HTML has them all. */
const MOST_SENTENCES = 60;
const LONGEST_SENTENCE = 400;
/** Most sentences listed for each reason to look first. */
const MOST_TO_JUDGE = 20;

export const FATES: Readonly<Record<PageChange['kind'], string>> = {
  added: 'Nueva',
  removed: 'Se quita',
  changed: 'Cambia',
};

/** What Markdown or HTML would take for something else than text. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>|~#]/g, (sign) => `\\${sign}`);

const shortened = (text: string): string =>
  text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)}…` : text;

function lineOf(change: Change): string {
  const notes = change.notes.length > 0 ? ` (${change.notes.join('; ')})` : '';
  return `- ${escaped(shortened(sentenceOf(change)) + notes)}`;
}

const EXAMPLES = 3;

function groupLine({ place, changes }: Group): string {
  const examples = changes.slice(0, EXAMPLES).map((change) => shortened(sentenceOf(change)));
  return `- ${escaped(`${place}: ${changes.length} cambios parecidos, como ${examples.join('; ')}`)}`;
}

const LOGO_FATES = { added: 'Logo nuevo', removed: 'Se quita el logo', changed: 'Cambia el logo' };

function logoLine({ file, before, after, isLeftBehind }: LogoChange): string {
  if (isLeftBehind) return `- ${escaped('Cambió el color, pero el logo sigue con el de antes')}: \`${file}\``;
  const fate = before === null ? 'added' : after === null ? 'removed' : 'changed';
  return `- ${LOGO_FATES[fate]}: \`${file}\``;
}

function changeLines({ content }: Pick<ChangeReport, 'content'>): string[] {
  const { changes, logos } = content;
  const lines = [
    ...grouped(changes).map((one) => (isGroup(one) ? groupLine(one) : lineOf(one))),
    ...logos.map(logoLine),
  ];
  if (lines.length === 0) return [];
  const more = lines.length - MOST_SENTENCES;
  const rest = more > 0 ? [`- … y ${more} más, en el informe.`] : [];
  return ['', '### En palabras', '', ...lines.slice(0, MOST_SENTENCES), ...rest];
}

function firstLines({ first }: ChangeReport): string[] {
  if (first.length === 0) return [];
  const parts = first.flatMap(({ why, sentences }) => {
    const more = sentences.length - MOST_TO_JUDGE;
    const rest = more > 0 ? [`  - … y ${more} más, en el informe.`] : [];
    const told = sentences.slice(0, MOST_TO_JUDGE).map((one) => `  - ${escaped(shortened(one))}`);
    return [`- **${why}**`, ...told, ...rest];
  });
  return ['', '### Para mirar primero', '', ...parts];
}

function pictureLines(pictures: readonly PictureFile[], at = ''): string[] {
  const rows = new Map(pictures.map(({ path, device }) => [`${path} ${device}`, { path, device }]));
  const lines = Array.from(rows.values(), ({ path, device }) => {
    const image = (side: PictureFile['side']): string => {
      const found = pictures.find((one) => one.path === path && one.device === device && one.side === side);
      return found ? `<img src="${at}/${found.name}" width="${device === 'phone' ? 195 : 380}" alt="">` : '—';
    };
    return `| \`${path}\` | ${image('before')} | ${image('after')} |`;
  });
  if (lines.length === 0) return [];
  return ['', '### Antes y ahora', '', '| Página | Antes | Ahora |', '| --- | --- | --- |', ...lines];
}

function pageLines({ pages }: ChangeReport): string[] {
  if (pages.pages.length === 0) return [];
  const rows = pages.pages.map(
    ({ path, title, kind }) => `| \`${path}\` | ${escaped(title)} | ${FATES[kind]} |`,
  );
  const more = rows.length - MOST_SENTENCES;
  const rest = more > 0 ? ['', `… y ${more} páginas más, en el informe.`] : [];
  return [
    '',
    '### Páginas',
    '',
    '| Página | Título | |',
    '| --- | --- | --- |',
    ...rows.slice(0, MOST_SENTENCES),
    ...rest,
  ];
}

function redirectLines({ pages: { redirects } }: ChangeReport): string[] {
  const { added, removed } = redirects;
  if (added.length + removed.length === 0) return [];
  const lines = [...added.map((one) => `- Nueva: ${one}`), ...removed.map((one) => `- Se quita: ${one}`)];
  return ['', '### Redirecciones', '', ...lines.slice(0, MOST_SENTENCES)];
}

/** The report as a short summary, for the page of a pull request. */
export function asMarkdown(
  report: ChangeReport,
  pictures: readonly PictureFile[] = [],
  picturesAt?: string,
): string {
  const { base, head, code } = report;
  return [
    '## Qué cambia en el sitio',
    '',
    `**${outline(report)}**`,
    `De \`${base}\` a \`${head}\`.`,
    ...firstLines(report),
    ...changeLines(report),
    ...pictureLines(pictures, picturesAt),
    ...(hasChangesAfterSending(report) ? ['', AFTER_SENDING_NOTE] : []),
    ...pageLines(report),
    ...redirectLines(report),
    ...(code.length > 0 ? ['', `También cambia código: ${code.length} archivos.`] : []),
    '',
  ].join('\n');
}

export const asNote = ({ content }: ChangeReport): string =>
  [
    '## Qué cambió en el sitio',
    '',
    ...(content.changes.length + content.logos.length === 0
      ? ['Nada de lo que se lee o se ve en las páginas.']
      : changeLines({ content }).slice(3)),
    '',
  ].join('\n');
