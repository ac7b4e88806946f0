import { quoted } from '#scripts/config/read/wording.ts';
import { fault, rule, type RuleFinding } from '#scripts/config/rules/rule.ts';
import type { Content } from '#site/content.ts';
import { lenderAliases, NOT_FOUND, PAGED_PARTS, type PagedContent, pagePaths } from '#site/routes.ts';

/** First parts of addresses that the build and the server answer with something else than a page. */
const SYSTEM = ['assets', 'livez', 'metrics', 'readyz'];

type Parts = Pick<Content, 'site'> & PagedContent;

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** Returns what an address without a page of its own already answers with; undefined when it is free. */
function takenBy(path: string, { site, lenders }: Parts): string | undefined {
  const lender = lenders.find((one) => one.page && lenderAliases(one).includes(path));
  if (lender) return `ya lleva a ${lender.name}`;
  const own: string[] = [site.provider.path, site.leads.endpoint, ...Object.values(NOT_FOUND)];
  return own.includes(path) || SYSTEM.includes(firstPart(path)) ? 'la usa el sitio' : undefined;
}

/** A short address hides no page, is said once, and leads to a page and not to another short address. */
export const redirects = rule(
  'redirects',
  ['site', ...PAGED_PARTS],
  function* (content): Generator<RuleFinding> {
    const { redirects: short = [] } = content.site;
    const pages = new Set(pagePaths(content));
    const paths = short.map(({ path }) => path);
    for (const [index, { path, to }] of short.entries()) {
      const place = `/redirects/${index}`;
      const [target = ''] = to.split('#');
      const taken = pages.has(path) ? 'es una página del sitio, que quedaría tapada' : takenBy(path, content);
      if (taken !== undefined)
        yield fault(`${place}/path`, `${quoted(path)} ${taken}`, 'una dirección libre', 'elegí otra');
      if (paths.indexOf(path) < index)
        yield fault(`${place}/path`, `${quoted(path)} está dos veces`, 'cada dirección una vez', 'borrá una');
      if (target === path) yield fault(`${place}/to`, 'lleva a sí misma', 'otra página', 'cambiala');
      else if (paths.includes(target)) {
        const is = `lleva a ${quoted(target)}, que es otra dirección corta`;
        yield fault(`${place}/to`, is, 'una página del sitio', 'poné adónde lleva esa');
      }
    }
  },
);
