import { Article } from '#pages/blocks/Article.tsx';
import { siteValues } from '#site/gap-values.ts';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';

export const head: Head<'earnings'> = (content) => subpageHead(content, content.earnings, ROUTES.earnings);

/** The page about the site's income: who pays, and what that does not change. */
export function EarningsPage() {
  const { content } = useSite();
  return <Article {...content.earnings} values={siteValues(content)} />;
}
