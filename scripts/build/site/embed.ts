import { createHash } from 'node:crypto';
import { formatDate, formatPercent, formatPesos, formatTerm } from '#domain/format.ts';
import { matchKey, matchKeysOf } from '#domain/match-key.ts';
import { indexOf } from '#domain/quote/catalogue-index.ts';
import { matchKnown } from '#domain/quote/quote.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { fill } from '#domain/template.ts';
import { xml } from '#scripts/build/site/feed.ts';
import { HEADINGS } from '#scripts/build/site/open-data.ts';
import type { Content } from '#site/content.ts';
import { audiencePicture } from '#site/head.ts';
import { applicantFor } from '#site/audience-page-facts.ts';
import { lenderPath, pathTo } from '#site/routes.ts';
import { shownCatalogue } from '#site/shown-catalogue.ts';
import { shownName } from '#site/shown-names.ts';

/** Folder of the tables that other sites show in a frame. */
export const EMBED_FOLDER = 'embed/tabla';

/** Rows of a table at most: who wants more follows its link. */
const MOST_ROWS = 25;

const CSS =
  ':root{color-scheme:light dark;font:13px/1.4 system-ui,sans-serif}body{margin:8px}table{border-collapse:collapse;width:100%}' +
  'caption{text-align:start;font-weight:600;padding-block-end:4px}th,td{text-align:start;padding:4px 0;vertical-align:top;' +
  'border-block-end:1px solid GrayText}th+th,td+td{text-align:end;padding-inline-start:8px}th{vertical-align:bottom}td:first-child{overflow-wrap:anywhere;min-width:4.5em}small{display:block}p{margin-block:8px 0}';

/**
 * Policy of the tables: no script, no picture, nothing from anywhere, and a frame of any page. They open the site beside the
 * page that they stand on, and do nothing else.
 */
export const EMBED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

type Row = { name: string; note: string; priced: PricedProduct };
type Table = { id: string; title: string; path: string; first: string; rows: readonly Row[] };

/** Names in words the condition of a price besides its limits; '' where it has none. */
function noteOf({ condition, product }: PricedProduct, { site }: Content): string {
  const { audiences } = site.lenderPage.file;
  if (product.requirement) return fill(audiences.requirement, { requirement: product.requirement });
  const words = {
    cliente: audiences.account_holder,
    cuenta_sueldo: audiences.salary_account,
    en_duda: audiences.in_doubt,
  };
  return (condition && (words as Partial<Record<string, string>>)[condition]) ?? '';
}

/** A table for each lender that has a page and declares loans, and one for each audience to whom somebody lends. */
function tablesOf(content: Content): Table[] {
  const catalogue = shownCatalogue(content);
  const index = indexOf(catalogue);
  const rowOf = (name: string, priced: PricedProduct): Row => ({
    name,
    priced,
    note: noteOf(priced, content),
  });
  const ofLenders = content.lenders
    .filter(({ page }) => page)
    .map((lender) => {
      const keys = new Set(matchKeysOf(lender));
      const own = catalogue.products.filter(({ entity }) => keys.has(matchKey(entity)));
      const products = [...new Set(own.map(({ code }) => code))].flatMap((code) => index.productsOf(code));
      const rows = products.map((priced) => rowOf(priced.product.product, priced));
      return {
        id: lender.id,
        title: lender.name,
        path: lenderPath(lender.id),
        first: HEADINGS.product,
        rows,
      };
    });
  const ofAudiences = content.audiencePages.map((audiencePage) => {
    const matches = matchKnown(index, applicantFor(audiencePage.start, content.simulator));
    const rows = matches.map(({ priced }) => rowOf(shownName(content, priced.product.entity), priced));
    const path = pathTo('audiencePage', { id: audiencePage.id });
    return {
      id: audiencePicture(audiencePage),
      title: audiencePage.title,
      path,
      first: HEADINGS.entity,
      rows,
    };
  });
  return [...ofLenders, ...ofAudiences].filter(({ rows }) => rows.length > 0);
}

function pageOf({ title, path, first, rows }: Table, content: Content): string {
  const { site, catalogue, simulator } = content;
  const { labels } = site.lenderPage.file;
  const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
    `<tr>${texts.map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${text}</${tag}>`).join('')}</tr>`;
  const line = ({ name, note, priced }: Row): string =>
    cells('td', [
      xml(name) + (note && `<small>${xml(note)}</small>`),
      xml(formatPercent(priced.cftNominal)),
      xml(formatPesos(priced.product.maxAmount)),
      xml(formatTerm(priced.product.maxTerm, simulator.texts.termValue).replaceAll('\u00A0', ' ')),
    ]);
  const head = [first, labels.cft, HEADINGS.maxAmount, HEADINGS.maxTerm].map(xml);
  const source = fill(site.audiencePage.source, {
    source: catalogue.source,
    date: formatDate(catalogue.asOf),
  });
  const address = xml(site.origin + path);
  return `<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${xml(title)}</title><link rel="canonical" href="${address}"><style>${CSS}</style></head>
<body><table><caption>${xml(title)}</caption><thead>${cells('th', head)}</thead><tbody>
${rows.slice(0, MOST_ROWS).map(line).join('\n')}
</tbody></table><p>${xml(source)} <a href="${address}" target="_blank" rel="noopener">${xml(site.name)}</a></p></body></html>
`;
}

/** The tables that other sites may show in a frame, `/embed/tabla/<lender>` and `/embed/tabla/prestamos-<audience>`, as files. */
export const embeddedTables = (content: Content): [file: string, data: string][] =>
  tablesOf(content).map((table) => [`${EMBED_FOLDER}/${table.id}.html`, pageOf(table, content)]);
