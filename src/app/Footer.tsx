import { Link } from 'react-router-dom';
import { styles } from '#app/layout.styles.ts';
import { useSite } from '#site/site.ts';

export function Footer() {
  const { site } = useSite().content;
  const { description, group, independence, links, linksLabel } = site.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.footerColumns}>
        <div className={styles.about}>
          <p className={styles.aboutName}>{site.name}</p>
          <p>{description}</p>
          <p>{independence}</p>
          <p>{group}</p>
        </div>
        <nav aria-label={linksLabel}>
          <ul className={styles.footerLinks}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link className={styles.footerLink} to={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
