import { Link } from 'react-router-dom';
import { breadcrumb, faqPage, pageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { fill } from '#domain/template.ts';
import type { Information } from '#generated/types.ts';
import { styles } from '#pages/article.styles.ts';
import { Article } from '#pages/blocks/Article.tsx';
import { LinkedText } from '#pages/blocks/LinkedText.tsx';
import type { Values } from '#site/gap-values.ts';
import { guideValues } from '#pages/guide/guide-values.ts';
import { PageSlot } from '#site/PageSlot.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { ROUTES } from '#site/routes.ts';

export const head: Head<'information'> = (content) => {
  const { seo, title, faq } = content.information;
  const values = guideValues(content);
  const questions = faq.items.map(({ question, answer }) => ({
    question: fill(question, values),
    answer: fill(answer, values),
  }));
  return pageHead(content, seo, {
    structuredData: [breadcrumb(content, fill(title, values), ROUTES.information), faqPage(questions)],
  });
};

/** The guide: what to know before borrowing, with figures worked out when the site is built. */
export function InformationPage() {
  const { content } = useSite();
  const { faq, simulator, sources } = content.information;
  const values = guideValues(content);
  return (
    <Article {...content.information} further={[faq]} values={values}>
      <Questions faq={faq} values={values} />
      <section className={styles.onward}>
        <h2>{fill(simulator.title, values)}</h2>
        <p>{fill(simulator.text, values)}</p>
        <Link className={buttons.primary} to={simulator.link.href}>
          {fill(simulator.link.text, values)}
        </Link>
      </section>
      <PageSlot place="Guide" />
      <section className={`${styles.section} ${styles.sources}`}>
        <h2>{fill(sources.title, values)}</h2>
        <ul>
          {sources.items.map((item) => (
            <li key={item}>{fill(item, values)}</li>
          ))}
        </ul>
      </section>
    </Article>
  );
}

function Questions({ faq, values }: { faq: Information['faq']; values: Values }) {
  return (
    <section className={styles.section} aria-labelledby={faq.id}>
      <h2 id={faq.id}>{fill(faq.title, values)}</h2>
      <div>
        {faq.items.map(({ question, answer, links }) => (
          <details className={styles.question} key={question}>
            <summary>{fill(question, values)}</summary>
            <p>
              <LinkedText text={answer} links={links} values={values} />
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
