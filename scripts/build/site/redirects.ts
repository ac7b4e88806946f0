import type { Content } from '#site/content.ts';
import { bankDetailPath, lenderAliases, lenderPath, pagePaths, pathTo, ROUTES } from '#site/routes.ts';

/** A page that is not there on every day: its address, where that leads when it is over, and its first day. */
type Passing = { path: string; after?: string | undefined; from: string };
/** The addresses that the site has on a day. */
type Shown = { shown: ReadonlySet<string>; day: string };
/** All content: what the day shows, and what it leaves out. */
type Whole = Pick<Content, 'audiencePages' | 'articles' | 'bankDetails' | 'campaigns' | 'lenders'>;
type ShortAddress = NonNullable<Content['site']['redirects']>[number];

/**
 * The pages that are not there on every day: those of a campaign, those for an audience, which are hidden while nobody
 * lends to it, and sheets, which go with their lender. One whose campaign was withdrawn never begins.
 */
function passingIn({ audiencePages, articles, bankDetails, campaigns, lenders }: Whole): Passing[] {
  const begins = (id: string | undefined): string =>
    id === undefined ? '' : (campaigns.find((one) => one.id === id)?.from ?? '9999-12-31');
  return [
    ...audiencePages.map(({ id, after, campaign }) => ({
      path: pathTo('audiencePage', { id }),
      after,
      from: begins(campaign),
    })),
    ...articles
      .filter(({ campaign }) => campaign !== undefined)
      .map(({ id, campaign }) => ({ path: pathTo('article', { id }), from: begins(campaign) })),
    ...bankDetails.map(({ slug, lenderId }) => ({
      path: bankDetailPath(slug),
      after: lenders.some(({ id, page }) => id === lenderId && page) ? lenderPath(lenderId) : undefined,
      from: '',
    })),
  ];
}

/**
 * Returns the page that stands in on a day for one that has not begun, is over or is hidden; any other path as it is.
 * Pages that lead to each other lead to the simulator.
 */
function standIn(path: string, pages: readonly Passing[], { shown, day }: Shown): string {
  const passed = new Set<string>();
  for (let at = path; !passed.has(at);) {
    const page = pages.find(({ path: own }) => own === at);
    if (!page || shown.has(at)) return at;
    passed.add(at);
    at = (page.from <= day && page.after) || ROUTES.simulation;
  }
  return ROUTES.simulation;
}

/** Returns where a short address leads on a day: its page, with its campaign as `utm_campaign`. */
function targetOf({ to, campaign }: ShortAddress, pages: readonly Passing[], on: Shown): string {
  const [path = '', anchor] = standIn(to, pages, on).split('#');
  const query = campaign === undefined ? '' : `?utm_campaign=${campaign}`;
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/**
 * Returns `_redirects` in the format of static hosts (from, to, status): short addresses and pages that are over or hidden
 * on `day` lead on for now, old and nearly right addresses of lenders for good. `whole` has all pages, also those that the
 * content of the day leaves out.
 */
export function redirects(content: Content, whole: Whole, day: string): [file: string, data: string] {
  const pages = passingIn(whole);
  const taken = new Set(pagePaths(content));
  const on = { shown: new Set(taken), day };
  const lines: string[] = [];
  const lead = (from: string, to: string, status: 301 | 302): void => {
    if (taken.has(from)) return;
    taken.add(from);
    lines.push(`${from} ${to} ${status}`);
  };
  for (const short of content.site.redirects ?? []) lead(short.path, targetOf(short, pages, on), 302);
  for (const { path, from } of pages) if (from <= day) lead(path, standIn(path, pages, on), 302);
  for (const lender of content.lenders)
    if (lender.page) for (const alias of lenderAliases(lender)) lead(alias, lenderPath(lender.id), 301);
  return ['_redirects', lines.map((line) => `${line}\n`).join('')];
}
