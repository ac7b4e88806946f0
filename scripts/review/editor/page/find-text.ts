import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';
import { FOREIGN_NAMES, stringsOf } from '#scripts/config/rules/strings.ts';

/** Texts shorter than this are no sign of where a longer one comes from. */
const TELLING = 12;

const plain = (text: string): string => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

/** How well a text of the content explains one that is seen: 3 the same, 2 with its gaps filled, 1 a part, 0 not. */
function likeness(template: string, seen: string): number {
  const text = plain(template);
  if (text === seen) return 3;
  if (/\{\w+\}/.test(text)) {
    const pattern = text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*');
    if (pattern.replaceAll(/[.*]/g, '').trim().length > 2 && new RegExp(`^${pattern}$`).test(seen)) return 2;
  }
  const [short, long] = text.length < seen.length ? [text, seen] : [seen, text];
  return short.length >= TELLING && long.includes(short) ? 1 : 0;
}

/** The field that a text on the page comes from, looked for first in the file that is being edited. */
export function placeOfText(
  files: ReadonlyMap<string, Pick<ConfigFile, 'file' | 'data'>>,
  current: string,
  text: string,
): { file: string; pointer: string } | undefined {
  const seen = plain(text);
  let best: { file: string; pointer: string; score: number } | undefined;
  const look = ({ file, data }: Pick<ConfigFile, 'file' | 'data'>): void => {
    for (const { text: string, path } of stringsOf(data)) {
      const score = likeness(string, seen) + (file === current ? 0.5 : 0);
      if (score >= 1 && score > (best?.score ?? 0)) best = { file, pointer: within('', ...path), score };
    }
  };
  for (const [file, one] of files) if (!FOREIGN_NAMES.has(file)) look(one);
  return best;
}
