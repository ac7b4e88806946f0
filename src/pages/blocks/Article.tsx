import type { ReactNode } from 'react';
import { fill } from '#domain/template.ts';
import { styles } from '#pages/article.styles.ts';
import { type Block, Blocks } from '#pages/blocks/Blocks.tsx';
import type { Values } from '#site/gap-values.ts';

type ArticleSection = { id: string; title: string; blocks: readonly Block[] };

/** The gaps of its texts are filled with `values`. */
type ArticleProps = {
  title: string;
  intro: readonly Block[];
  /** Beneath the introduction. */
  aside?: ReactNode;
  contentsLabel: string;
  sections: readonly ArticleSection[];
  /** Entries of the contents beyond the sections. */
  further?: readonly { id: string; title: string }[];
  values: Values;
  children?: ReactNode;
};

/** A long text in sections with a table of contents; the sections' ids are public anchors. */
export function Article(props: ArticleProps) {
  const { title, intro, aside, contentsLabel, sections, further = [], values, children } = props;
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{fill(title, values)}</h1>
      <div className={styles.lead}>
        <Blocks blocks={intro} values={values} />
        {aside}
      </div>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-labelledby="indice">
          <p id="indice">{fill(contentsLabel, values)}</p>
          <ol>
            {sections.map(({ id, title: entry }) => (
              <li key={id}>
                <a href={`#${id}`}>{fill(entry, values)}</a>
              </li>
            ))}
            {further.map(({ id, title: entry }) => (
              <li key={id}>
                <a href={`#${id}`}>{fill(entry, values)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {sections.map(({ id, title: heading, blocks }) => (
            <section className={styles.section} key={id} aria-labelledby={id}>
              <h2 id={id}>{fill(heading, values)}</h2>
              <Blocks blocks={blocks} values={values} />
            </section>
          ))}
          {children}
        </div>
      </div>
    </article>
  );
}
