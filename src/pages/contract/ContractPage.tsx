import { Island } from '#islands/Island.tsx';
import { styles } from '#pages/article.styles.ts';
import { ContractForm } from '#pages/contract/ContractForm.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { notices } from '#ui/notices.styles.ts';

export const head: Head<'contractReview'> = (content) =>
  subpageHead(content, content.contractReview, ROUTES.contractReview);

/** The page that works out a contract's cost, for somebody who has it in hand. */
export function ContractPage() {
  const { contractReview, simulator } = useSite().content;
  const { seo: _, ...texts } = contractReview;
  const { title, intro, noScript, article36 } = texts;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      <noscript>
        <p className={notices.info}>{noScript}</p>
        <h2>{article36.title}</h2>
        <p>{article36.intro}</p>
        <ul>
          {article36.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </noscript>
      <Island name="contract" component={ContractForm} props={{ texts, reading: simulator.texts.reading }} />
    </div>
  );
}
