import { Link } from 'react-router-dom';
import type { Content } from '#site/content.ts';
import { type PageHead, SITE_IMAGE, titleWithSite } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';

const headFor = (content: Content, { title, text }: { title: string; text: string }): PageHead => ({
  title: titleWithSite(content, title),
  description: text,
  image: SITE_IMAGE,
  indexed: false,
  structuredData: [],
});

export const notFoundHead = (content: Content): PageHead => headFor(content, content.site.errors.notFound);
export const bankNotFoundHead = (content: Content): PageHead =>
  headFor(content, content.site.errors.bankNotFound);

/** Any address that is no page. Which page was meant, only the browser can tell (src/islands/suggestion.ts). */
export function NotFoundPage() {
  const { title, text, suggestion, linkHome, linkDirectory } = useSite().content.site.errors.notFound;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <p data-suggestion={suggestion} hidden />
      <p className={styles.links}>
        <Link className={buttons.primary} to={ROUTES.home}>
          {linkHome}
        </Link>
        <Link to={ROUTES.directory}>{linkDirectory}</Link>
      </p>
    </div>
  );
}

/** An unknown `/banco/…`. */
export function BankNotFoundPage() {
  const { bankNotFound, notFound } = useSite().content.site.errors;
  const { title, text, link } = bankNotFound;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <p data-suggestion={notFound.suggestion} hidden />
      <p className={styles.links}>
        <Link className={buttons.primary} to={ROUTES.home}>
          {link}
        </Link>
        <Link to={ROUTES.directory}>{notFound.linkDirectory}</Link>
      </p>
    </div>
  );
}
