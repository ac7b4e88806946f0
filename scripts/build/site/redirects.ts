import type { Content } from '#site/content.ts';
import { holdsOn, isOver } from '#domain/period.ts';
import { lenderAliases, lenderPath, pagePaths, pathTo, ROUTES } from '#site/routes.ts';

type Landings = Content['landings'];
/** The addresses that the site has on a day. */
type Shown = { shown: ReadonlySet<string>; day: string };
type ShortAddress = NonNullable<Content['site']['redirects']>[number];

/** Whether a page for an audience has begun by a day; it may be over, or hidden while nobody lends to that audience. */
const hasBegun = (landing: Landings[number], day: string): boolean =>
  holdsOn(landing, day) || isOver(landing, day);

/**
 * Returns the page that stands in on a day for one that has not begun, is over or is hidden; any other path as it is.
 * Pages that lead to each other lead to the simulator.
 */
function standIn(path: string, landings: Landings, { shown, day }: Shown): string {
  const passed = new Set<string>();
  for (let at = path; !passed.has(at);) {
    const landing = landings.find(({ id }) => pathTo('landing', { id }) === at);
    if (!landing || shown.has(at)) return at;
    passed.add(at);
    at = (hasBegun(landing, day) && landing.after) || ROUTES.simulation;
  }
  return ROUTES.simulation;
}

/** Returns where a short address leads on a day: its page, with its campaign as `utm_campaign`. */
function targetOf({ to, campaign }: ShortAddress, landings: Landings, on: Shown): string {
  const [path = '', anchor] = standIn(to, landings, on).split('#');
  const query = campaign === undefined ? '' : `?utm_campaign=${campaign}`;
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/**
 * Returns `_redirects` in the format of static hosts (from, to, status): short addresses and pages for an audience that
 * are over or hidden on `day` lead on for now, old and nearly right addresses of lenders for good. `landings` are all of them,
 * also those that the content of the day leaves out.
 */
export function redirects(content: Content, landings: Landings, day: string): [file: string, data: string] {
  const taken = new Set(pagePaths(content));
  const on = { shown: new Set(taken), day };
  const lines: string[] = [];
  const lead = (from: string, to: string, status: 301 | 302): void => {
    if (taken.has(from)) return;
    taken.add(from);
    lines.push(`${from} ${to} ${status}`);
  };
  for (const short of content.site.redirects ?? []) lead(short.path, targetOf(short, landings, on), 302);
  for (const landing of landings) {
    const path = pathTo('landing', { id: landing.id });
    if (hasBegun(landing, day)) lead(path, standIn(path, landings, on), 302);
  }
  for (const lender of content.lenders)
    if (lender.page) for (const alias of lenderAliases(lender)) lead(alias, lenderPath(lender.id), 301);
  return ['_redirects', lines.map((line) => `${line}\n`).join('')];
}
