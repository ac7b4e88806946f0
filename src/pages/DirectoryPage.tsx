import { Link } from 'react-router-dom';
import type { Content } from '#site/content.ts';
import { Island } from '#islands/Island.tsx';
import { subpageHead } from '#site/head.ts';
import type { Head } from '#site/screen.ts';
import { useSite } from '#site/site.ts';
import { formatPercent } from '#domain/format.ts';
import { matchKeysOf } from '#domain/match-key.ts';
import { attendedProvinces, lenderFile } from '#domain/quote/lender-file.ts';
import { accessibleName, fill } from '#domain/template.ts';
import type { Lender } from '#generated/types.ts';
import { styles } from '#pages/directory.styles.ts';
import { audienceText } from '#pages/LenderFile.tsx';
import { Chips } from '#pages/ToolCards.tsx';
import { chosenLandings } from '#site/chosen-landings.ts';
import { DirectoryFilter, FILTER_FIELDS } from '#pages/DirectoryFilter.tsx';
import { buttons } from '#ui/buttons.styles.ts';
import { ROUTES, simulatorPath } from '#site/routes.ts';

const ofType = (lenders: readonly Lender[], type: Lender['type']): Lender[] =>
  lenders.filter((lender) => lender.type === type);

/** The lenders whose pages are shown, as marketing orders them; one that is not in the order comes after, by name. */
function inOrder({ directory, lenders }: Content): Lender[] {
  const places = new Map(directory.order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Lender) => places.get(id) ?? places.size;
  return lenders
    .filter(({ hidden }) => !hidden)
    .sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, 'es'));
}

export const head: Head<'directory'> = (content) => subpageHead(content, content.directory, ROUTES.directory);

/** Every lender as a card, banks first; the filter works on these cards where they stand. */
export function DirectoryPage() {
  const { content } = useSite();
  const { directory, simulator } = content;
  const lenders = inOrder(content);
  const { title, intro, banksTitle, fintechsTitle, filters, closing } = directory;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <Counters lenders={lenders} />
      <Audiences />
      <Island
        name="directory"
        component={DirectoryFilter}
        props={{ texts: filters, provinces: simulator.provinces }}
        wakesOn={FILTER_FIELDS}
      />
      <Group id="bancos" title={banksTitle} lenders={ofType(lenders, 'banco')} />
      <Group id="fintechs" title={fintechsTitle} lenders={ofType(lenders, 'fintech')} />
      <section className={styles.closing}>
        <p>{closing.text}</p>
        <Link className={buttons.primary} to={ROUTES.home}>
          {closing.title}
        </Link>
      </section>
    </div>
  );
}

/** The pages for an audience, where content names some. */
function Audiences() {
  const landings = chosenLandings(useSite().content);
  if (landings.length === 0) return null;
  return <Chips links={landings} />;
}

function Counters({ lenders }: { lenders: readonly Lender[] }) {
  const { entities, banks, fintechs, time } = useSite().content.directory.counters;
  const counted = (count: number, { one, other }: { one: string; other: string }) => ({
    figure: String(count),
    label: count === 1 ? one : other,
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

const Group = ({ id, title, lenders }: { id: string; title: string; lenders: readonly Lender[] }) => (
  <section className={styles.group} aria-labelledby={id} data-lenders="">
    <h2 className={styles.groupTitle} id={id}>
      {title}
    </h2>
    <ul className={styles.grid}>
      {lenders.map((lender) => (
        <Card key={lender.id} lender={lender} />
      ))}
    </ul>
  </section>
);

/** Characters of who may ask, on a card: two lines of a phone. */
const MOST_CHARACTERS = 60;

function Card({ lender }: { lender: Lender }) {
  const { content, assets } = useSite();
  const { since, cft, undeclared, fintech, simulate, simulateLabel } = content.directory.card;
  const { id, name, also, type, founded, branches, directory, page } = lender;
  const file = lenderFile(content.catalogue, matchKeysOf(lender));
  const provinces = attendedProvinces(file, branches);
  return (
    <li
      className={styles.card}
      data-lender={type}
      data-also={also?.join(' ')}
      data-provinces={provinces.join(' ') || undefined}
      data-cft={file?.cft.min.toFixed(2)}
    >
      <img className={styles.logo} src={assets.logo(lender)} alt="" width="40" height="40" loading="lazy" />
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.since}>
          <span>{fill(since, { year: founded })}</span>
          {type === 'fintech' && <span className={styles.mark}>{fintech}</span>}
        </p>
      </div>
      <span className={styles.cft}>
        {file ? fill(cft, { percent: formatPercent(file.cft.min) }) : undeclared}
      </span>
      <p className={styles.description}>{directory.description}</p>
      {file && <p className={styles.audience}>{audienceText(file, content, MOST_CHARACTERS)}</p>}
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
