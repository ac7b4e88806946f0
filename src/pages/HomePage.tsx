import { Link } from 'react-router-dom';
import { organization, pageHead } from '#site/head.ts';
import type { Home } from '#generated/types.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { waysOn } from '#site/ways-on.ts';
import { styles as own } from '#pages/home.styles.ts';
import { styles } from '#pages/landing.styles.ts';
import { LenderTile } from '#pages/LenderTile.tsx';
import { SimulatorCard } from '#pages/SimulatorCard.tsx';
import { Chips, ToolCards } from '#pages/ToolCards.tsx';
import { lendersInOrder } from '#site/find.ts';
import { lenderPath } from '#site/routes.ts';
import { buttons } from '#ui/buttons.styles.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { StepsSpot } from '#ui/spots.tsx';

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
      {!compact && <Promises />}
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

/** Tools for somebody who already has an offer, and pages of features. */
function WaysOn() {
  const { content } = useSite();
  const { tools } = content.site;
  return (
    <div data-before-results="">
      {tools && (
        <section className={styles.section}>
          <div className={styles.heading}>
            <h2>{tools.title}</h2>
            <p>{tools.text}</p>
          </div>
          <ToolCards />
        </section>
      )}
      {waysOn(content).map(({ title, links }) => (
        <section key={title} className={styles.section}>
          <h2>{title}</h2>
          <Chips links={links} />
        </section>
      ))}
    </div>
  );
}

/** Below the fold of the home page, in the content's order: how it works, what we promise, where to read on. */
function Promises() {
  const { order, steps, honesty } = useSite().content.home;
  const sections = {
    steps: <Reasons key="steps" {...steps} isNumbered />,
    honesty: <Reasons key="honesty" {...honesty} />,
    onward: <Onward key="onward" />,
  };
  return <div data-before-results="">{order.map((name) => sections[name])}</div>;
}

function Reasons({ title, items, isNumbered }: Home['steps'] & { isNumbered?: boolean }) {
  return (
    <section className={styles.section}>
      <div className={own.drawn}>
        <h2>{title}</h2>
        {isNumbered && <StepsSpot />}
      </div>
      <ul className={isNumbered ? `${styles.three} ${own.numbered}` : styles.three}>
        {items.map((item) => (
          <li className={styles.reason} key={item.title}>
            <h3 className={styles.reasonTitle}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lenders on the home page: four rows of five tiles on a phone. */
const MOST_TILES = 20;

/** The lenders, each by its tile, and the guide. */
function Onward() {
  const { content } = useSite();
  const { lenders, guide } = content.home;
  const paged = lendersInOrder(content).filter(({ page }) => page);
  return (
    <>
      <section className={styles.section}>
        <div className={styles.heading}>
          <h2>{lenders.title}</h2>
          <p>{lenders.text}</p>
        </div>
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
          <Link className={buttons.secondary} to={lenders.link.href}>
            {lenders.link.label}
          </Link>
        </p>
      </section>
      <section className={styles.section}>
        <div className={own.onward}>
          <h2 className={styles.reasonTitle}>{guide.title}</h2>
          <p>{guide.text}</p>
          <Link className={buttons.secondary} to={guide.link.href}>
            {guide.link.label}
          </Link>
        </div>
      </section>
    </>
  );
}
