import { Link } from 'react-router-dom';
import { styles } from '#pages/chips.styles.ts';

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
