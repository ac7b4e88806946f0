import { Link } from 'react-router-dom';
import { useSite } from '#site/site.ts';
import { toolCards } from '#site/tool-cards.ts';
import { styles } from '#pages/tools.styles.ts';
import { ChevronIcon, ToolIcon } from '#ui/icons.tsx';

/** The site's tools as cards, each whole a link; nothing where content names none. */
export function ToolCards() {
  const { content } = useSite();
  if (!content.site.tools) return null;
  return (
    <ul className={styles.cards}>
      {toolCards(content).map(({ label, href, text, icon }) => (
        <li key={href}>
          <Link className={styles.card} to={href}>
            <span className={styles.icon}>
              <ToolIcon path={icon} />
            </span>
            <span className={styles.words}>
              <strong>{label}</strong> <span className={styles.text}>{text}</span>
            </span>
            <ChevronIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links that look like chips, over as many lines as they need. */
export const Chips = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul className={styles.chips}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link className={styles.chip} to={href}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
