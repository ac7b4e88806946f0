import { Island } from '#islands/Island.tsx';
import { subpageHead } from '#site/head.ts';
import { ROUTES } from '#site/routes.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { CompanyLine } from '#pages/blocks/CompanyLine.tsx';
import { LinkedText } from '#pages/blocks/LinkedText.tsx';
import { ContactForm } from '#pages/ContactForm.tsx';
import { Links } from '#ui/Links.tsx';

export const head: Head<'contact'> = (content) => subpageHead(content, content.contact, ROUTES.contact);

/** Contact: a form that composes a message, and the other ways to reach us. */
export function ContactPage() {
  const { contact, site } = useSite().content;
  const { title, intro, fraud, form, confirmation, panel } = contact;
  const { email } = site.contact;
  const mailto = [{ text: '{email}', href: 'mailto:{email}' }];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      {fraud && fraud.links.length > 0 && (
        <p>
          {fraud.text} <Links links={fraud.links} />
        </p>
      )}
      <noscript>
        <p>
          <LinkedText text={form.noScript} links={mailto} values={{ email }} />
        </p>
      </noscript>
      <Island
        name="contact"
        component={ContactForm}
        props={{ form, confirmation, panel, contact: site.contact }}
      />
      <CompanyLine />
    </div>
  );
}
