import { Link, Outlet, useLocation } from 'react-router-dom';
import { styles } from '#app/layout.styles.ts';
import { CompanyLine } from '#pages/blocks/CompanyLine.tsx';
import { Notice } from '#pages/Notice.tsx';
import { useSite } from '#site/site.ts';
import { hidden } from '#ui/hidden.styles.ts';
import { MARK } from '#site/mark.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { pathTo, ROUTES } from '#site/routes.ts';

/** The header and the footer around every page. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <Header path={pathname} />
      <Notice />
      <main id="contenido" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

const MENU = 'menu';

/** On a phone the navigation is a native popover, which needs no script; where popovers are unknown the links stay. */
function Header({ path }: { path: string }) {
  const { site } = useSite().content;
  const { navigation, menuOpen, skip } = site.header;
  return (
    <>
      <a className={styles.skip} href="#contenido">
        {skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.logo} to={ROUTES.home} data-new-simulation-link="">
            <LogoMark />
            {site.name}
          </Link>
          <button className={styles.menuButton} type="button" popoverTarget={MENU}>
            <MenuIcon />
            <span className={hidden.text}>{menuOpen}</span>
          </button>
          <nav
            className={styles.navigation}
            id={MENU}
            popover="auto"
            aria-label={site.header.navigationLabel}
          >
            <ul className={styles.entries}>
              {navigation.map(({ label, href }) => (
                <li key={href}>
                  <Link
                    className={styles.entry}
                    to={href}
                    aria-current={href === path ? 'page' : undefined}
                    {...(href === ROUTES.home && { 'data-new-simulation-link': '' })}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
    </>
  );
}

const LogoMark = () => (
  <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx={MARK.corner} fill="var(--accent)" />
    <path d={MARK.bars} stroke="var(--on-accent)" strokeWidth={MARK.thickness} strokeLinecap="round" />
  </svg>
);

function Footer() {
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
          <CompanyLine />
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
        <FooterLandings />
        <SocialLinks />
      </div>
    </footer>
  );
}

/** Networks and messengers, for a content that names some. */
function SocialLinks() {
  const { social } = useSite().content.site.footer;
  if (!social) return null;
  return (
    <nav aria-label={social.label}>
      <ul className={styles.footerLandings}>
        {social.links.map(({ label, href }) => (
          <li key={href}>
            <a className={styles.footerLink} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages for an audience that content chooses, those that hold. */
function FooterLandings() {
  const { landings, site } = useSite().content;
  const { label, ids } = site.footer.landings ?? { label: '', ids: [] };
  const chosen = ids.flatMap((id) => landings.find((landing) => landing.id === id) ?? []);
  if (chosen.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.footerLandings}>
        {chosen.map(({ id, link, until }) => (
          <li key={id} data-until={until}>
            <Link className={styles.footerLink} to={pathTo('landing', { id })}>
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
