import { Link } from 'react-router-dom';
import { organization, pageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { PageSlot, waysOn } from '#site/PageSlot.tsx';
import { styles as own } from '#pages/home.styles.ts';
import { styles } from '#pages/landing.styles.ts';
import { LenderTile } from '#pages/LenderTile.tsx';
import { SimulatorCard } from '#pages/SimulatorCard.tsx';
import { Chips } from '#pages/Chips.tsx';
import { lendersInOrder } from '#site/find.ts';
import { lenderPath } from '#site/routes.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CheckIcon } from '#ui/icons.tsx';

type HomeKind = 'home' | 'simulation';

export const head: Head<HomeKind> = (content, _, kind) =>
  kind === 'home'
    ? pageHead(content, content.home.home, { structuredData: [organization(content)] })
    : pageHead(content, content.home.simular);

/** The home simulator, and `/simular` with its compact hero. */
export function HomePage({ kind }: { kind: HomeKind }) {
  const compact = kind === 'simulation';
  const { home } = useSite().content;
  return (
    <>
      <div className={compact ? styles.hero : `${styles.hero} ${own.band}`}>
        <div className={compact ? styles.columnCompact : styles.columns}>
          {compact ? <CompactHero /> : <Hero />}
          <SimulatorCard title={home.simulatorTitle} place={kind} />
        </div>
      </div>
      {!compact && <WaysOn />}
    </>
  );
}

function CompactHero() {
  const { compactHero } = useSite().content.home;
  return (
    <div className={styles.promise}>
      <h1 className={styles.title}>{compactHero.title}</h1>
      <p className={styles.tagline} data-before-results="">
        {compactHero.tagline}
      </p>
    </div>
  );
}

function Hero() {
  const { title, tagline, proofs } = useSite().content.home.hero;
  return (
    <div className={styles.promise}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.tagline}>{tagline}</p>
      <ul className={own.proofs}>
        {proofs.map(({ figure, text }) => (
          <li className={own.proof} key={text}>
            <CheckIcon />
            <span>
              <strong>{figure}</strong> {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Below the form: what features add, their pages, and lenders. */
function WaysOn() {
  const { content } = useSite();
  return (
    <div data-before-results="">
      <PageSlot place="Home" />
      {waysOn(content).map(({ title, links }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <Chips links={links} />
        </section>
      ))}
      <Lenders />
    </div>
  );
}

/** Lenders on the home page: two rows of four tiles on a phone. */
const MOST_TILES = 8;

/** The first lenders, each by its tile, and the way to all of them. */
function Lenders() {
  const { content } = useSite();
  const { title, link } = content.home.lenders;
  const paged = lendersInOrder(content).filter(({ page }) => page);
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={own.tiles}>
        {paged.slice(0, MOST_TILES).map((lender) => (
          <li key={lender.id}>
            <Link className={own.tileLink} to={lenderPath(lender.id)}>
              <LenderTile lender={lender} isLarge />
              {lender.name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link className={buttons.secondary} to={link.href}>
          {link.label}
        </Link>
      </p>
    </section>
  );
}
