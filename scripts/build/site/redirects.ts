import type { Content } from '#site/content.ts';
import { bankDetailPath, lenderAliases, lenderPath, pagePaths, ROUTES } from '#site/routes.ts';
import { shownContent } from '#site/shown-content.ts';

type ShortAddress = NonNullable<Content['site']['redirects']>[number];

/** Addresses of pages that are not shown today, and where each leads: to the lender of a bank's page, or to the simulator. */
function standIns(whole: Content): ReadonlyMap<string, string> {
  const shown = new Set(pagePaths(shownContent(whole)));
  const hasPage = new Set(whole.lenders.flatMap(({ id, page }) => (page ? [id] : [])));
  const ofBankPages = new Map(
    whole.bankDetails
      .filter(({ lenderId }) => hasPage.has(lenderId))
      .map(({ slug, lenderId }) => [bankDetailPath(slug), lenderPath(lenderId)]),
  );
  const hidden = pagePaths(whole).filter((path) => !shown.has(path));
  return new Map(hidden.map((path) => [path, ofBankPages.get(path) ?? ROUTES.simulation]));
}

/** Returns where a short address leads: to its page, with the name of its campaign as `utm_campaign`. */
function targetOf({ to, campaign }: ShortAddress, instead: ReadonlyMap<string, string>): string {
  const [path = '', anchor] = (instead.get(to) ?? to).split('#');
  const query = campaign === undefined ? '' : `?utm_campaign=${campaign}`;
  return path + query + (anchor === undefined ? '' : `#${anchor}`);
}

/**
 * Returns `_redirects` in the format of static hosts (from, to, status): short addresses and pages that are not shown lead
 * on for now, old and nearly right addresses of lenders for good. `whole` has all pages.
 */
export function redirects(whole: Content): [file: string, data: string] {
  const instead = standIns(whole);
  const taken = new Set(pagePaths(shownContent(whole)));
  const lines: string[] = [];
  const lead = (from: string, to: string, status: 301 | 302): void => {
    if (taken.has(from)) return;
    taken.add(from);
    lines.push(`${from} ${to} ${status}`);
  };
  for (const short of whole.site.redirects ?? []) lead(short.path, targetOf(short, instead), 302);
  for (const [path, to] of instead) lead(path, to, 302);
  for (const lender of whole.lenders)
    if (lender.page) for (const alias of lenderAliases(lender)) lead(alias, lenderPath(lender.id), 301);
  return ['_redirects', lines.map((line) => `${line}\n`).join('')];
}
