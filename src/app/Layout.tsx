import { Link, Outlet, useLocation } from 'react-router-dom';
import { styles } from '#app/layout.styles.ts';
import { CompanyLine } from '#pages/blocks/CompanyLine.tsx';
import { PageSlot, SLOTS } from '#site/PageSlot.tsx';
import { useSite } from '#site/site.ts';
import { hidden } from '#ui/hidden.styles.ts';
import { LOGO } from '#site/logo.ts';
import { MenuIcon } from '#ui/icons.tsx';
import { ROUTES } from '#site/routes.ts';

/** The header and the footer around every page. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <Header path={pathname} />
      <PageSlot place="Top" />
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
            <Logo />
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
            <PageSlot place="Menu" path={path} entry={styles.entry} />
          </nav>
        </div>
      </header>
    </>
  );
}

const Logo = () => (
  <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx={LOGO.corner} fill="var(--accent)" />
    <path d={LOGO.bars} stroke="var(--on-accent)" strokeWidth={LOGO.thickness} strokeLinecap="round" />
  </svg>
);

function Footer() {
  const { content } = useSite();
  const { footer, name } = content.site;
  const { description, group, independence, links, linksLabel, social } = footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.footerColumns}>
        <div className={styles.about}>
          <p className={styles.aboutName}>{name}</p>
          <p>{description}</p>
          <p>{independence}</p>
          <p>{group}</p>
          <CompanyLine />
        </div>
        <LinkGroup title={linksLabel} links={links} />
        {SLOTS.map(
          ({ footLinks }, at) => footLinks && <LinkGroup key={at} {...footLinks(content)} isRepeated />,
        )}
        {social && <LinkGroup title={social.label} links={social.links} />}
      </div>
    </footer>
  );
}

type LinkGroupProps = {
  title: string;
  links: readonly { label: string; href: string }[];
  /** The header has the same list: it is a landmark there, and on a phone it is enough. */
  isRepeated?: boolean;
};

/** Links under a title; networks and messengers open beside the page. */
function LinkGroup({ title, links, isRepeated }: LinkGroupProps) {
  if (links.length === 0) return null;
  const Box = isRepeated ? 'div' : 'nav';
  return (
    <Box className={isRepeated ? styles.repeated : undefined} aria-label={isRepeated ? undefined : title}>
      <p className={styles.aboutName} aria-hidden={!isRepeated || undefined}>
        {title}
      </p>
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith('/') ? (
              <Link className={styles.footerLink} to={href}>
                {label}
              </Link>
            ) : (
              <a className={styles.footerLink} href={href} target="_blank" rel="noopener">
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
