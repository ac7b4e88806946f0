import { Island } from '#islands/Island.tsx';
import { styles } from '#pages/article.styles.ts';
import { ToolPage } from '#pages/ToolPage.tsx';
import { WithdrawalForm } from '#features/withdrawal/WithdrawalForm.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';

export const head: Head<'withdrawal'> = (content) =>
  subpageHead(content, content.withdrawal, ROUTES.withdrawal);

/** The page about giving a loan back within ten days: the last day, the letter, and the lender's address. */
export function WithdrawalPage() {
  const { withdrawal, lenders: all } = useSite().content;
  const { form, answer, letter, sections, sources, holidays, addresses = [] } = withdrawal;
  const lenders = all.map(({ id, name, website }) => ({
    name,
    website,
    link: addresses.find(({ lender }) => lender === id),
  }));
  return (
    <ToolPage
      words={withdrawal}
      tool={
        <Island
          name="withdrawal"
          component={WithdrawalForm}
          props={{ texts: { form, answer, letter }, holidays, lenders }}
        />
      }
    >
      {sections.map((section, at) => (
        <section key={section.title} className={styles.section} aria-labelledby={`parte-${at}`}>
          <h2 id={`parte-${at}`}>{section.title}</h2>
          <ul>
            {section.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.aside}>{sources}</p>
    </ToolPage>
  );
}
