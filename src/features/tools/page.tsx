import { Link } from 'react-router-dom';
import { toolCards } from '#features/tools/tool-cards.ts';
import { styles } from '#features/tools/tools.styles.ts';
import { styles as landing } from '#pages/landing.styles.ts';
import { useSite } from '#site/site.ts';
import type { MenuProps, PageSlots } from '#site/slots.ts';
import { ChevronIcon, Icon } from '#ui/icons.tsx';

const LIST = 'herramientas';

/** All tools: under the entries on a phone, in a list that opens of its own on a wide window. */
function Menu({ path, entry }: MenuProps) {
  const { content } = useSite();
  const { label } = content.tools;
  if (!label) return null;
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={LIST}>
        {label}
        <ChevronIcon />
      </button>
      <nav className={styles.menu} id={LIST} popover="auto" aria-label={label}>
        <p className={styles.heading} aria-hidden="true">
          {label}
        </p>
        <ul>
          {toolCards(content).map(({ label: tool, href, icon }) => (
            <li key={href}>
              <Link className={entry} to={href} aria-current={href === path ? 'page' : undefined}>
                <Icon path={icon} />
                {tool}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** All tools as cards, each whole a link. */
function Home() {
  const { content } = useSite();
  const { title } = content.tools;
  if (!title) return null;
  return (
    <section className={landing.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {toolCards(content).map(({ label, href, text, icon }) => (
          <li key={href}>
            <Link className={styles.card} to={href}>
              <span className={styles.icon}>
                <Icon path={icon} />
              </span>
              <span className={styles.words}>
                <strong>{label}</strong> <span className={styles.text}>{text}</span>
              </span>
              <ChevronIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const slots: PageSlots = {
  Menu,
  Home,
  footLinks: (content) => ({
    title: content.tools.label ?? '',
    links: content.tools.label ? toolCards(content) : [],
  }),
};
