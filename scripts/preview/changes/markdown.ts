import { formatShortDate } from '#domain/format.ts';
import type { PageChanges } from '#scripts/preview/changes/page-changes.ts';
import type { Change, LogoChange } from '#scripts/preview/changes/content-changes.ts';
import type { PictureFile } from '#scripts/preview/changes/pictures.ts';
import {
  AFTER_SENDING_NOTE,
  type ChangeReport,
  FATES,
  hasChangesAfterSending,
  outline,
  whereOf,
} from '#scripts/preview/changes/report.ts';
import { editorAddress, RECORD_TITLE } from '#scripts/preview/changes/record-changes.ts';
import { type Group, grouped, isGroup, sentenceOf } from '#scripts/preview/changes/sentence.ts';

/** A hosted CI shows about this many lines in one piece; the HTML has them all. */
const MOST_SENTENCES = 60;
const LONGEST_SENTENCE = 400;
/** Most sentences listed for each reason to look first. */
const MOST_TO_JUDGE = 20;
/** Most texts named of something new. */
const MOST_PARTS = 12;
/** Most changes shown of those that are alike. */
const EXAMPLES = 3;

/** Characters that Markdown or HTML would not take for text. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>|~#]/g, (sign) => `\\${sign}`);

const shortened = (text: string): string =>
  text.length > LONGEST_SENTENCE ? `${text.slice(0, LONGEST_SENTENCE)}…` : text;

/** The first of some lines, and in one more how many are left. */
const cut = (lines: readonly string[], most: number, rest: (left: number) => string[]): string[] =>
  lines.length > most ? [...lines.slice(0, most), ...rest(lines.length - most)] : [...lines];

/** A part with its heading, if there is anything in it. */
const part = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', `### ${heading}`, '', ...lines] : [];

function lineOf(change: Change): string {
  const notes = change.notes.length > 0 ? ` (${change.notes.join('; ')})` : '';
  const parts = cut(
    change.parts.map(({ path, shown }) => `  - ${escaped(shortened(`${path.join(' › ')}: ${shown.text}`))}`),
    MOST_PARTS,
    (left) => [`  - … y ${left} más, en el informe.`],
  );
  return [`- ${escaped(shortened(sentenceOf(change)) + notes)}`, ...parts].join('\n');
}

function groupLine({ place, changes }: Group): string {
  const examples = changes.slice(0, EXAMPLES).map((change) => shortened(sentenceOf(change)));
  return `- ${escaped(`${place}: ${changes.length} cambios parecidos, como ${examples.join('; ')}`)}`;
}

function logoLine({ file, before, after, isLeftBehind }: LogoChange): string {
  if (isLeftBehind) return `- ${escaped('Cambió el color, pero el logo sigue con el de antes')}: \`${file}\``;
  const others = after === null ? 'Se quita el logo' : 'Cambia el logo';
  return `- ${before === null ? 'Logo nuevo' : others}: \`${file}\``;
}

function changeLines({ content: { changes, logos } }: ChangeReport): string[] {
  const sentences = grouped(changes).map((one) => (isGroup(one) ? groupLine(one) : lineOf(one)));
  return cut([...sentences, ...logos.map(logoLine)], MOST_SENTENCES, (left) => [
    `- … y ${left} más, en el informe.`,
  ]);
}

/** Lists the changes by the record, each with a link to its field in the editor. */
const recordLines = ({ record }: ChangeReport): string[] =>
  cut(
    record.map((one) => `- ${escaped(shortened(one.says))} ([abrir en el editor](${editorAddress(one)}))`),
    MOST_SENTENCES,
    (left) => [`- … y ${left} más, en el informe.`],
  );

const firstLines = ({ first }: ChangeReport): string[] =>
  first.flatMap(({ why, sentences }) => {
    const points = sentences.map((one) => `  - ${escaped(shortened(one))}`);
    return [`- **${why}**`, ...cut(points, MOST_TO_JUDGE, (left) => [`  - … y ${left} más, en el informe.`])];
  });

function pictureLines(pictures: readonly PictureFile[], at = ''): string[] {
  const rows = new Map<string, { path: string; before: string; after: string }>();
  for (const { path, device, side, name } of pictures) {
    const key = `${path} ${device}`;
    const image = `<img src="${at}/${name}" width="${device === 'phone' ? 195 : 380}" alt="">`;
    rows.set(key, { path, before: '—', after: '—', ...rows.get(key), [side]: image });
  }
  const lines = Array.from(
    rows.values(),
    ({ path, before, after }) => `| \`${path}\` | ${before} | ${after} |`,
  );
  return lines.length > 0 ? ['| Página | Antes | Ahora |', '| --- | --- | --- |', ...lines] : [];
}

function pageLines(changes: Pick<PageChanges, 'pages' | 'unchanged'>): string[] {
  const rows = changes.pages.map((page) => {
    const where = whereOf(page, changes).replace(page.path, `\`${page.path}\``);
    return `| ${where} | ${escaped(page.title)} | ${FATES[page.kind]} |`;
  });
  const shown = cut(rows, MOST_SENTENCES, (left) => ['', `… y ${left} páginas más, en el informe.`]);
  return rows.length > 0 ? ['| Página | Título | |', '| --- | --- | --- |', ...shown] : [];
}

const redirectLines = ({ pages: { redirects } }: ChangeReport): string[] =>
  (['added', 'removed'] as const)
    .flatMap((kind) => redirects[kind].map((one) => `- ${FATES[kind]}: ${one}`))
    .slice(0, MOST_SENTENCES);

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
    ...part('Para mirar primero', firstLines(report)),
    ...part(RECORD_TITLE, recordLines(report)),
    ...part('En palabras', changeLines(report)),
    ...part('Antes y ahora', pictureLines(pictures, picturesAt)),
    ...(hasChangesAfterSending(report) ? ['', AFTER_SENDING_NOTE] : []),
    ...part('Páginas', pageLines(report.pages)),
    ...report.pages.days.flatMap((one) => part(`Desde el ${formatShortDate(one.day)}`, pageLines(one))),
    ...part('Redirecciones', redirectLines(report)),
    ...(code.length > 0 ? ['', `También cambia código: ${code.length} archivos.`] : []),
    '',
  ].join('\n');
}

/** The changes of words, as a note for a release. */
export function asNote(report: ChangeReport): string {
  const changed = changeLines(report);
  const lines = changed.length > 0 ? changed : ['Nada de lo que se lee o se ve en las páginas.'];
  return ['## Qué cambió en el sitio', '', ...lines, ...part(RECORD_TITLE, recordLines(report)), ''].join(
    '\n',
  );
}
