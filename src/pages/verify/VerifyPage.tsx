import { Island } from '#islands/Island.tsx';
import { styles } from '#pages/article.styles.ts';
import { Blocks } from '#pages/blocks/Blocks.tsx';
import { VerifyForm } from '#pages/verify/VerifyForm.tsx';
import { siteValues } from '#site/gap-values.ts';
import { useSite } from '#site/site.ts';
import { notices } from '#ui/notices.styles.ts';

/** Whether an entity exists, and what to do about a loan that one never asked for. */
export function VerifyPage() {
  const { content } = useSite();
  const { $schema: _, seo: __, title, intro, help, helpTitle, ...texts } = content.verify;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      <noscript>
        <p className={notices.info}>{texts.noScript}</p>
      </noscript>
      <div className={styles.figure}>
        <Island name="verify" component={VerifyForm} props={{ texts }} />
      </div>
      <section className={styles.section} aria-labelledby="no-lo-pedi">
        <h2 id="no-lo-pedi">{helpTitle}</h2>
        <Blocks blocks={help} values={siteValues(content)} />
      </section>
    </div>
  );
}
