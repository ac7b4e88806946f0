import { fill } from '#domain/template.ts';
import type { Values } from '#pages/blocks/values.ts';

type InlineLink = { text: string; href: string };

/** A stretch of text; with an address when it is a link. */
export type Run = { text: string; href: string | null };

/**
 * A text with its gaps filled, cut where its links begin and end. Each link marks the first place after the
 * previous link where its words stand.
 *
 * @throws Error when a link's words are not in the text, so that no link is lost without notice.
 */
export function linkedText(text: string, links: readonly InlineLink[], values: Values): Run[] {
  const runs: Run[] = [];
  let rest = fill(text, values);
  for (const link of inOrder(rest, links, values)) {
    const at = rest.indexOf(link.text);
    if (at < 0) throw new Error(`"${text}" does not contain the words of its link "${link.text}".`);
    if (at > 0) runs.push({ text: rest.slice(0, at), href: null });
    runs.push(link);
    rest = rest.slice(at + link.text.length);
  }
  if (rest) runs.push({ text: rest, href: null });
  return runs;
}

const inOrder = (text: string, links: readonly InlineLink[], values: Values) =>
  links
    .map((link) => ({ text: fill(link.text, values), href: fill(link.href, values) }))
    .sort((one, other) => text.indexOf(one.text) - text.indexOf(other.text));
