import type { Content } from '#site/content.ts';
import { knownCompany } from '#site/company.ts';
import { ROUTES } from '#site/routes.ts';

/** A page's title, description and addresses for browsers, search engines and social networks. */
export type PageHead = {
  title: string;
  description: string;
  /** Name of the page's picture for social networks: a lender's id, one that a feature gives, or `site`. */
  image: string;
  indexed: boolean;
  /** schema.org objects for `application/ld+json`. */
  structuredData: object[];
};

/** Longest title that search results show whole. */
const LONGEST_TITLE = 70;

/** The head of a page: its title with the site's name after it where both can be read, the site's own picture, indexed. */
export function pageHead(
  { site }: Content,
  { title, description }: { title: string; description: string },
  more: Partial<PageHead> = {},
): PageHead {
  const whole = `${title} | ${site.name}`;
  return {
    title: whole.length <= LONGEST_TITLE ? whole : title,
    description,
    image: 'site',
    indexed: true,
    structuredData: [],
    ...more,
  };
}

/** Home > page, as schema.org describes it to search engines. */
export function breadcrumb(content: Content, name: string, path: string): object {
  const { origin, name: home } = content.site;
  const item = (position: number, label: string, at: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: origin + at,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [item(1, home, ROUTES.home), item(2, name, path)],
  };
}

/** The head of a page below the home page. */
export const subpageHead = (
  content: Content,
  { seo, title }: { seo: { title: string; description: string }; title: string },
  path: string,
): PageHead => pageHead(content, seo, { structuredData: [breadcrumb(content, title, path)] });

/** The site's owner, as schema.org describes it. */
export function organization({ site }: Content): object {
  const company = knownCompany(site);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: site.origin,
    logo: `${site.origin}/icon.svg`,
    email: site.contact.email,
    ...(company && { legalName: company.legalName, taxID: company.cuit, address: company.address }),
  };
}

/** Questions with their answers, as schema.org describes them; the same words stand on the page. */
export function faqPage(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
