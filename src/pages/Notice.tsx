import { Link } from 'react-router-dom';
import { styles } from '#pages/notice.styles.ts';
import { useSite } from '#site/site.ts';
import { hidden } from '#ui/hidden.styles.ts';
import { CrossIcon, InfoIcon } from '#ui/icons.tsx';

/** The site's notice, a line under the header. Without scripts it cannot be closed, and has no button. */
export function Notice() {
  const { notice } = useSite().content.site;
  if (!notice) return null;
  const { text, link, close, until } = notice;
  return (
    <aside className={styles.notice} data-notice={until ?? ''}>
      <div className={styles.line}>
        <InfoIcon />
        <p>
          <span>{text} </span>
          {link && <Link to={link.href}>{link.label}</Link>}
        </p>
        <button className={styles.close} type="button">
          <CrossIcon />
          <span className={hidden.text}>{close}</span>
        </button>
      </div>
    </aside>
  );
}
