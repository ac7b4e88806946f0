import { fill } from '#domain/template.ts';

type Link = { text: string; href: string };

/** A stretch of text; with an address when it is a link. */
type Run = { text: string; href: string | null };

/**
 * A text cut where its links begin and end. Each link marks the first place after the previous link where its words
 * stand; `lost` are those whose words do not stand there.
 */
export function cutAtLinks(text: string, links: readonly Link[]): { runs: Run[]; lost: Link[] } {
  const runs: Run[] = [];
  const lost: Link[] = [];
  let rest = text;
  for (const link of [...links].sort((one, other) => text.indexOf(one.text) - text.indexOf(other.text))) {
    const at = rest.indexOf(link.text);
    if (at < 0) {
      lost.push(link);
      continue;
    }
    if (at > 0) runs.push({ text: rest.slice(0, at), href: null });
    runs.push(link);
    rest = rest.slice(at + link.text.length);
  }
  if (rest) runs.push({ text: rest, href: null });
  return { runs, lost };
}

/**
 * The same with the gaps of text and links filled.
 *
 * @throws Error when a link's words are not in the text, so that no link is lost without notice.
 */
export function linkedText(
  text: string,
  links: readonly Link[],
  values: Readonly<Record<string, string>>,
): Run[] {
  const filled = links.map((link) => ({ text: fill(link.text, values), href: fill(link.href, values) }));
  const { runs, lost } = cutAtLinks(fill(text, values), filled);
  if (lost[0]) throw new Error(`"${text}" does not contain the words of its link "${lost[0].text}".`);
  return runs;
}
