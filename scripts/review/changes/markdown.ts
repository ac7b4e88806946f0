import type { Change } from '#scripts/review/changes/content-changes.ts';
import type { PageChange } from '#scripts/review/changes/page-changes.ts';
import {
  AFTER_SENDING_NOTE,
  type ChangeReport,
  hasChangesAfterSending,
  outline,
} from '#scripts/review/changes/report.ts';
import { sentenceOf } from '#scripts/review/changes/sentence.ts';

/** A hosted CI shows about this many lines in one piece; the HTML has them all. */
const MOST_SENTENCES = 60;
const LONGEST_SENTENCE = 400;

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

function changeLines({ content }: ChangeReport): string[] {
  const { changes, logos } = content;
  const lines = changes.map(lineOf);
  lines.push(
    ...logos.map(
      ({ file, before }) => `- ${escaped(before === null ? 'Logo nuevo' : 'Cambia el logo')}: \`${file}\``,
    ),
  );
  if (lines.length === 0) return [];
  const more = lines.length - MOST_SENTENCES;
  const rest = more > 0 ? [`- … y ${more} más, en el informe.`] : [];
  return ['', '### En palabras', '', ...lines.slice(0, MOST_SENTENCES), ...rest];
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
export function asMarkdown(report: ChangeReport): string {
  const { base, head, code } = report;
  return [
    '## Qué cambia en el sitio',
    '',
    `**${outline(report)}**`,
    `De \`${base}\` a \`${head}\`.`,
    ...changeLines(report),
    ...(hasChangesAfterSending(report) ? ['', AFTER_SENDING_NOTE] : []),
    ...pageLines(report),
    ...redirectLines(report),
    ...(code.length > 0 ? ['', `También cambia código: ${code.length} archivos.`] : []),
    '',
  ].join('\n');
}
