import type { Content } from '#site/content.ts';
import { breadcrumb, type PageHead, pageHead } from '#site/head.ts';
import { Island } from '#islands/Island.tsx';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { DebtSwapForm } from '#simulator/kit/debt-swap/DebtSwapForm.tsx';
import { ROUTES } from '#site/routes.ts';
import { notices } from '#ui/notices.styles.ts';

export const debtSwapHead = (content: Content): PageHead => {
  const { seo, title } = content.kit.debtSwap;
  return pageHead(content, seo, { structuredData: [breadcrumb(content, title, ROUTES.debtSwap)] });
};

/** Whether a new loan is worth it for somebody who already owes. */
export function DebtSwapPage() {
  const { title, intro, noScript } = useSite().content.kit.debtSwap;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      <noscript>
        <p className={notices.info}>{noScript}</p>
      </noscript>
      <div className={styles.figure}>
        <Island name="debt-swap" component={DebtSwapForm} props={{}} />
      </div>
    </div>
  );
}
