import { phoneAddress } from '#domain/page-address.ts';
import kit from '#generated/content/kit.json';
import { CopyButton } from '#ui/panels/CopyButton.tsx';
import { styles } from '#loan/offer/offer.styles.ts';
import { useWords, withWords } from '#site/words.tsx';
import { messages } from '#ui/messages.styles.ts';

/** Where to get advice when nobody lends or every instalment is too high. */
export const Refused = withWords(
  function Refused({ province }: { province: string }) {
    const { title, record, letter, offices, warning } = useWords().kit.refused;
    return (
      <section className={`${styles.advice} ${styles.screenOnly}`}>
        <h3>{title}</h3>
        <h4>{record.title}</h4>
        <p>
          {record.text}{' '}
          <a href={record.href} target="_blank" rel="noopener">
            {record.link}
          </a>
        </p>
        <h4>{letter.title}</h4>
        <p>{letter.text}</p>
        <blockquote aria-label={letter.label}>{letter.body}</blockquote>
        <div className={styles.more}>
          <CopyButton
            look="secondary"
            text={letter.copy}
            content={letter.body}
            copied={letter.copied}
            failed={letter.failed}
          />
        </div>
        <h4>{offices.title}</h4>
        <p>{offices.text}</p>
        <ul>
          {offices.items
            .filter((office) => office.province === undefined || office.province === province)
            .map(({ name, phone, href }) => (
              <li key={name}>
                {href ? (
                  <a href={href} target="_blank" rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
                {phone && (
                  <>
                    {': '}
                    <a href={phoneAddress(phone)}>{phone}</a>
                  </>
                )}
              </li>
            ))}
        </ul>
        <p className={messages.warn}>{warning}</p>
      </section>
    );
  },
  { kit },
);
