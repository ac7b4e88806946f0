import { Link } from 'react-router-dom';
import { lendersInOrder } from '#site/find.ts';
import { subpageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { PageSlot, SLOTS, waysOn } from '#site/PageSlot.tsx';
import { accessibleName, fill } from '#domain/template.ts';
import type { Lender } from '#generated/types.ts';
import { styles } from '#pages/directory.styles.ts';
import { LenderTile } from '#pages/LenderTile.tsx';
import { Chips } from '#pages/Chips.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { ROUTES, simulatorPath } from '#site/routes.ts';

const ofType = (lenders: readonly Lender[], type: Lender['type']): Lender[] =>
  lenders.filter((lender) => lender.type === type);

type CountTexts = { one: string; other: string };

const labelOf = (count: number, { one, other }: CountTexts): string => (count === 1 ? one : other);

export const head: Head<'directory'> = (content) => subpageHead(content, content.directory, ROUTES.directory);

/** Every lender as a card, banks first. */
export function DirectoryPage() {
  const { content } = useSite();
  const { directory } = content;
  const lenders = lendersInOrder(content);
  const { title, intro, banksTitle, fintechsTitle, closing, counters } = directory;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <Counters lenders={lenders} />
      <PageSlot place="AboveLenders" />
      <Group id="bancos" title={banksTitle} counted={counters.banks} lenders={ofType(lenders, 'banco')} />
      <Group
        id="fintechs"
        title={fintechsTitle}
        counted={counters.fintechs}
        lenders={ofType(lenders, 'fintech')}
      />
      {waysOn(content).map(({ title, links }) => (
        <Chips key={title} links={links} />
      ))}
      <section className={styles.closing}>
        <p>{closing.text}</p>
        <Link className={buttons.primary} to={ROUTES.home}>
          {closing.title}
        </Link>
      </section>
    </div>
  );
}

function Counters({ lenders }: { lenders: readonly Lender[] }) {
  const { entities, banks, fintechs, time } = useSite().content.directory.counters;
  const counted = (count: number, texts: CountTexts) => ({
    figure: String(count),
    label: labelOf(count, texts),
  });
  const counters = [
    counted(lenders.length, entities),
    counted(ofType(lenders, 'banco').length, banks),
    counted(ofType(lenders, 'fintech').length, fintechs),
    time,
  ];
  return (
    <ul className={styles.counters}>
      {counters.map(({ figure, label }) => (
        <li key={label}>
          <strong>{figure}</strong> {label}
        </li>
      ))}
    </ul>
  );
}

type GroupProps = { id: string; title: string; lenders: readonly Lender[]; counted: CountTexts };

const Group = ({ id, title, lenders, counted }: GroupProps) => (
  <section className={styles.group} aria-labelledby={id} data-lenders="">
    <h2 className={styles.groupTitle} id={id}>
      {title}
    </h2>
    <Count lenders={lenders} counted={counted} />
    <ul className={styles.grid}>
      {lenders.map((lender) => (
        <Card key={lender.id} lender={lender} />
      ))}
    </ul>
  </section>
);

/** The number of lenders of a group, with what features say of them. */
function Count({ lenders, counted }: Pick<GroupProps, 'lenders' | 'counted'>) {
  const { content } = useSite();
  const facts = SLOTS.flatMap((slots) => slots.groupFacts?.(content, lenders) ?? []);
  const counts = [`${lenders.length} ${labelOf(lenders.length, counted)}`, ...facts];
  return <p className={styles.count}>{counts.join(' · ')}</p>;
}

function Card({ lender }: { lender: Lender }) {
  const { since, fintech, simulate, simulateLabel } = useSite().content.directory.card;
  const { id, name, type, founded, directory, page } = lender;
  return (
    <li className={styles.card} data-lender={id}>
      <LenderTile lender={lender} />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.since}>
          <span>{fill(since, { year: founded })}</span>
          {type === 'fintech' && <span className={styles.badge}>{fintech}</span>}
        </p>
      </div>
      <PageSlot place="LenderCard" lender={lender} />
      <p className={styles.description}>{directory.description}</p>
      <ul className={styles.highlights}>
        {directory.highlights.map((highlight) => (
          <li key={highlight}>{highlight}</li>
        ))}
      </ul>
      <Link
        className={styles.simulate}
        to={simulatorPath({ id, page })}
        aria-label={accessibleName(simulate, fill(simulateLabel, { bank: name }))}
      >
        {simulate}
      </Link>
    </li>
  );
}
