import { matchKey } from '#domain/match-key.ts';
import { movesOf, type RateMove } from '#domain/quote/rate-moves.ts';
import { fill } from '#domain/template.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import type { Content } from '#site/content.ts';
import { dayText, moveText } from '#site/rate-texts.ts';
import { FEED, lenderPath, ROUTES } from '#site/routes.ts';
import { shownName } from '#site/shown-names.ts';

/** Entries that the feed holds: readers ask again within days. */
const MOST_ENTRIES = 100;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Whether XML 1.0 allows a character: of the control characters only tab and the ends of lines. */
const isAllowed = (sign: string): boolean =>
  sign >= ' ' ? !/[\uFFFE\uFFFF]/.test(sign) : /[\t\r\n]/.test(sign);

/** Text for XML and HTML: its signs escaped, without what XML does not allow. */
const xml = (text: string): string =>
  Array.from(text, (sign) => (isAllowed(sign) ? (ESCAPES[sign] ?? sign) : '')).join('');

/** Noon in Buenos Aires: the site knows days, Atom asks for moments. */
const momentOf = (day: string): string => `${day}T12:00:00-03:00`;

/** Address of the page of an entity's lender; that of the guide when it has none. */
function pageOf({ lenders, site }: Content, entity: string): string {
  const key = matchKey(entity);
  const own = lenders.find(
    ({ page, legalNames }) => page && legalNames.some((name) => matchKey(name) === key),
  );
  return site.origin + (own ? lenderPath(own.id) : ROUTES.information);
}

/** The changes of an entity on a day as an entry. */
function entryOf(content: Content, moves: readonly RateMove[]): string {
  const [first] = moves as [RateMove];
  const { origin, lenderPage } = content.site;
  const { asOf } = content.catalogue;
  const title = fill(lenderPage.moves.feed.entry, {
    bank: shownName(content, first.entity),
    day: dayText(first.day, asOf),
  });
  const text = moves.map((move) => moveText(move, lenderPage.moves, asOf)).join('\n');
  return [
    '  <entry>',
    `    <id>tag:${new URL(origin).hostname},${first.day}:${first.code}</id>`,
    `    <title>${xml(title)}</title>`,
    `    <updated>${momentOf(first.day)}</updated>`,
    `    <link rel="alternate" href="${xml(pageOf(content, first.entity))}"/>`,
    `    <content type="text">${xml(text)}</content>`,
    '  </entry>',
  ].join('\n');
}

/** The changes of loans that the results may show, those of an entity on a day together, the newest first. */
function groupsOf({ ledger, exclusions }: Content): RateMove[][] {
  const excluded = new Set(exclusions.names.map(({ name }) => matchKey(name)));
  const shown = ledger.loans.filter(({ entity }) => !excluded.has(matchKey(entity)));
  return [...groupBy(movesOf(shown), ({ day, code }) => `${day} ${code}`).values()].slice(0, MOST_ENTRIES);
}

/** `cambios.xml`: how declared prices moved, as an Atom feed (RFC 4287), one entry for an entity and a day. */
export function feed(content: Content): [file: string, data: string] {
  const { origin, name, lenderPage } = content.site;
  const { title, subtitle } = lenderPage.moves.feed;
  const groups = groupsOf(content);
  const updated = groups[0]?.[0]?.day ?? content.ledger.since;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="es-AR">',
    `  <id>${xml(origin + FEED)}</id>`,
    `  <title>${xml(fill(title, { name }))}</title>`,
    `  <subtitle>${xml(subtitle)}</subtitle>`,
    `  <updated>${momentOf(updated)}</updated>`,
    `  <author><name>${xml(name)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${xml(origin + FEED)}"/>`,
    `  <link rel="alternate" type="text/html" href="${xml(origin + ROUTES.information)}"/>`,
    ...groups.map((moves) => entryOf(content, moves)),
    '</feed>',
  ];
  return [FEED.slice(1), `${lines.join('\n')}\n`];
}
