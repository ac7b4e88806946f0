import type { Article as Text } from '#generated/types.ts';
import type { PageParams } from '#generated/routes.ts';
import { Article } from '#pages/blocks/Article.tsx';
import { NotFoundPage, notFoundHead } from '#pages/NotFoundPage.tsx';
import type { Content } from '#site/content.ts';
import { siteValues } from '#site/gap-values.ts';
import { subpageHead } from '#site/head.ts';
import { pathTo } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';

const articleBy = ({ articles }: Content, id: string): Text | undefined =>
  articles.find((one) => one.id === id);

export const head: Head<'article'> = (content, { id }) => {
  const article = articleBy(content, id);
  return article ? subpageHead(content, article, pathTo('article', { id })) : notFoundHead(content);
};

/** A page of text, all of it content. */
export function ArticlePage({ params }: { params: PageParams<'article'> }) {
  const { content } = useSite();
  const article = articleBy(content, params.id);
  return article ? <Article {...article} values={siteValues(content)} /> : <NotFoundPage />;
}
