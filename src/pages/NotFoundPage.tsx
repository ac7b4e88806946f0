import { Link } from 'react-router-dom';
import type { Content } from '#site/content.ts';
import { type PageHead, pageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { MissingIllustration } from '#ui/illustrations.tsx';

const headFor = (content: Content, { title, text }: { title: string; text: string }): PageHead =>
  pageHead(content, { title, description: text }, { indexed: false });

export const notFoundHead = (content: Content): PageHead => headFor(content, content.site.errors.notFound);
export const bankNotFoundHead = (content: Content): PageHead =>
  headFor(content, content.site.errors.bankNotFound);

function Missing({ title, text, linkHome }: { title: string; text: string; linkHome: string }) {
  const { linkDirectory } = useSite().content.site.errors.notFound;
  return (
    <div className={styles.page}>
      <MissingIllustration />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{text}</p>
      <p className={styles.links}>
        <Link className={buttons.primary} to={ROUTES.home}>
          {linkHome}
        </Link>
        <Link to={ROUTES.directory}>{linkDirectory}</Link>
      </p>
    </div>
  );
}

/** Any address without a page. */
export const NotFoundPage = () => <Missing {...useSite().content.site.errors.notFound} />;

/** An unknown `/banco/…`. */
export function BankNotFoundPage() {
  const { link, ...texts } = useSite().content.site.errors.bankNotFound;
  return <Missing {...texts} linkHome={link} />;
}
