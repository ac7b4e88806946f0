import { Island } from '#islands/Island.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { DebtSwapOnPage } from '#loan/tools/debt-swap/DebtSwapForm.tsx';
import { notices } from '#ui/notices.styles.ts';

export const head: Head<'debtSwap'> = (content) =>
  subpageHead(content, content.kit.debtSwap, ROUTES.debtSwap);

/** Whether a new loan is worth it for somebody who already owes. */
export function DebtSwapPage() {
  const { kit, simulator } = useSite().content;
  const { title, intro, noScript } = kit.debtSwap;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      <noscript>
        <p className={notices.info}>{noScript}</p>
      </noscript>
      <div className={styles.figure}>
        <Island name="debt-swap" component={DebtSwapOnPage} props={{ reading: simulator.texts.reading }} />
      </div>
    </div>
  );
}
