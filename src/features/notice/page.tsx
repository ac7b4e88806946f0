import { Link } from 'react-router-dom';
import { styles } from '#features/notice/notice.styles.ts';
import { useSite } from '#site/site.ts';
import type { PageSlots } from '#site/slots.ts';
import { hidden } from '#ui/hidden.styles.ts';
import { CrossIcon, InfoIcon } from '#ui/icons.tsx';

/** The page's script before its first paint: a notice that was closed goes, and nothing moves. */
function Early() {
  const { assets, content } = useSite();
  const { script, integrity } = assets;
  return (
    content.notice.shown.length > 0 && (
      <script type="module" src={script} integrity={integrity ?? undefined} {...{ blocking: 'render' }} />
    )
  );
}

/** Each notice, a line under the header. Without scripts it cannot be closed, and has no button. */
function Notices() {
  const { shown, close } = useSite().content.notice;
  return shown.map(({ text, links, until }) => (
    <aside key={text} className={styles.notice} data-notice={until ?? ''}>
      <div className={styles.line}>
        <InfoIcon />
        <p>
          <span>{text} </span>
          {links.map(({ href, label }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </p>
        <button className={styles.close} type="button">
          <CrossIcon />
          <span className={hidden.text}>{close}</span>
        </button>
      </div>
    </aside>
  ));
}

export const slots: PageSlots = { Head: Early, Top: Notices };
