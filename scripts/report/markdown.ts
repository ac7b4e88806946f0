import type { Change } from '#scripts/changes/changes.ts';
import { linesOfParts, sentenceOf } from '#scripts/changes/sentence.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { pluralize } from '#scripts/config/read/wording.ts';
import { WHY, whyFirst } from '#scripts/report/first-look.ts';

/** Most lines under a heading, and of something new. */
const MOST_LINES = 60;
/** Most changes shown of those that are alike. */
const EXAMPLES = 3;

/** More alike changes than this are reported as one. */
const MOST_ALIKE = 6;

/** 'Producto «BANCO X, PERSONAL»' → 'Producto', 'Cifra destacada 2' → 'Cifra destacada'. */
const generic = (label: string): string => label.replace(/ (?:«.*»|\d+)$/, '');

const genericPlace = ({ path }: Change): string => path.map(generic).join(' › ');

/** Characters that Markdown or HTML would not take for text. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>|~#]/g, (sign) => `\\${sign}`);

/** The first of some lines, and in one more how many are left. */
const cut = (lines: readonly string[], indent = ''): string[] => {
  const left = lines.length - MOST_LINES;
  return left > 0 ? [...lines.slice(0, MOST_LINES), `${indent}- … y ${left} más.`] : [...lines];
};

function lineOf(change: Change): string {
  const parts = linesOfParts(change).map((line) => `  - ${escaped(line)}`);
  return [`- ${escaped(sentenceOf(change))}`, ...cut(parts, '  ')].join('\n');
}

function lineOfAlike(changes: readonly [Change, ...Change[]]): string {
  const place = `${changes[0].subject} · ${genericPlace(changes[0])}`;
  const examples = changes.slice(0, EXAMPLES).map(sentenceOf);
  return `- ${escaped(`${place}: ${changes.length} cambios parecidos, como ${examples.join('; ')}`)}`;
}

/** A line for each change, but one for those of a file that are alike, where the first of them stands. */
function linesOf(changes: readonly Change[]): string[] {
  const alike = groupBy(changes, (change) => `${change.file} ${change.kind} ${genericPlace(change)}`);
  return Array.from(alike.values()).flatMap((some) =>
    some[0].path.length > 0 && some.length > MOST_ALIKE ? lineOfAlike(some) : some.map(lineOf),
  );
}

const OTHERS = 'Lo demás';

/** Changes under a heading, if there are any. */
function part(heading: string, changes: readonly Change[]): string[] {
  const lines = linesOf(changes);
  return lines.length > 0 ? ['', `### ${heading}`, '', ...cut(lines)] : [];
}

/** Addresses of changed pages, each with the address at which it can be seen as it will be. */
export type Pages = readonly { path: string; url: string }[];

/** What changes from one version to the other, as a comment: what a person must judge first, then the rest, then the pages. */
export function asMarkdown(changes: readonly Change[], pages: Pages = []): string {
  const byReason = groupBy(changes, (change) => whyFirst(change) ?? OTHERS);
  const changesFor = (why: string): readonly Change[] => byReason.get(why) ?? [];
  const links = pages.map(({ path, url }) => `[${path}](${url})`);
  return [
    '## Qué cambia en el sitio',
    '',
    changes.length === 0
      ? 'Nada de lo que se lee o se ve en las páginas.'
      : `**${pluralize(changes.length, 'cambio', 'cambios')}**`,
    ...(links.length > 0 ? ['', `Mirá cómo queda: ${links.join(' · ')}`] : []),
    ...WHY.flatMap((why) => part(`Para mirar primero: ${why}`, changesFor(why))),
    ...part(OTHERS, changesFor(OTHERS)),
    '',
  ].join('\n');
}
