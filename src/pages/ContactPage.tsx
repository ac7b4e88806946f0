import { Island } from '#islands/Island.tsx';
import { useSite } from '#site/site.ts';
import { styles } from '#pages/article.styles.ts';
import { LinkedText } from '#pages/blocks/LinkedText.tsx';
import { ContactForm } from '#pages/ContactForm.tsx';

/** Contact: a form that composes a message, and the other ways to reach us. */
export function ContactPage() {
  const { contact, site } = useSite().content;
  const { title, intro, form, confirmation, panel, mail } = contact;
  const { email } = site.contact;
  const mailto = [{ text: '{email}', href: 'mailto:{email}' }];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{intro}</p>
      <noscript>
        <p>
          <LinkedText text={form.noScript} links={mailto} values={{ email }} />
        </p>
      </noscript>
      <Island
        name="contact"
        component={ContactForm}
        props={{ form, confirmation, panel, mail, contact: site.contact, site: site.name }}
      />
    </div>
  );
}
