import { Island } from '#islands/Island.tsx';
import { styles } from '#pages/article.styles.ts';
import { ToolPage } from '#pages/ToolPage.tsx';
import { VerifyForm } from '#features/verify/VerifyForm.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { messages } from '#ui/messages.styles.ts';

export const head: Head<'verify'> = (content) => subpageHead(content, content.verify, ROUTES.verify);

/** Whether an entity exists, and what to do about a loan that one never asked for. */
export function VerifyPage() {
  const { $schema: _, seo: __, title, intro, apps, help, ...texts } = useSite().content.verify;
  const words = { title, intro, noScript: texts.noScript };
  return (
    <ToolPage
      words={words}
      tool={<Island name="verify" component={VerifyForm} props={{ texts: { ...texts, helpId: help.id } }} />}
    >
      <section className={styles.section} aria-labelledby={apps.id}>
        <h2 id={apps.id}>{apps.title}</h2>
        <p>{apps.intro}</p>
        <ol>
          {apps.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={styles.section} aria-labelledby={help.id}>
        <h2 id={help.id} tabIndex={-1}>
          {help.title}
        </h2>
        <p>{help.intro}</p>
        <ol>
          {help.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={messages.warn}>{help.warning}</p>
        <p className={styles.aside}>{help.sources}</p>
      </section>
    </ToolPage>
  );
}
