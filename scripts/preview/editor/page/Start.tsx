import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { Card } from '#scripts/preview/editor/page/Card.tsx';
import { Pending, Unread } from '#scripts/preview/editor/page/Pending.tsx';
import { agesOf, dueOf, labelAt } from '#scripts/preview/editor/page/start.ts';
import type { Place } from '#scripts/preview/editor/page/page-view.ts';
import { Visits } from '#scripts/preview/editor/page/Visits.tsx';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { hashOf, lastPlace } from '#scripts/preview/editor/page/usePlace.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type LineProps = { place: Place; title: string; where?: string; kind?: string; children: ReactNode };

/** A line that leads to a place: a file, and where in it. */
const Line = ({ place, title, where = '', kind, children }: LineProps) => (
  <li className={kind}>
    <a href={hashOf(place)}>
      {title} {where !== '' && <span className="where">{where}</span>}
    </a>{' '}
    <span>{children}</span>
  </li>
);

/** Lists what begins, ends or expires in the next 30 days. */
function Dates({ loaded, reader, names, today }: Editing & { today: string }) {
  const due = useMemo(() => dueOf(reader, loaded.files, today), [reader, loaded, today]);
  const rows = due.map((one) => (
    <Line key={one.file + one.pointer} place={one} title={names.titleOf(one.file)} where={one.label}>
      {one.words}
    </Line>
  ));
  return <Card title={WORDS.dates} empty={WORDS.noDates} rows={rows} />;
}

/** Lists the problems that the check finds, errors first; notices of one rule are folded under the first of them. */
function Warnings({ problems, isCurrent, loaded, reader, names }: Editing) {
  const line = (one: Problem, more?: ReactNode) => (
    <Line
      key={one.file + one.pointer + one.message}
      place={one}
      title={names.titleOf(one.file)}
      where={labelAt(reader, loaded.files, one)}
      kind={one.severity}
    >
      {one.severity === 'error' && <strong>{WORDS.marks.wrong}: </strong>}
      {names.sentenceOf(one)}
      {more}
    </Line>
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  const notices = groupBy(
    problems.filter((one) => !errors.includes(one)),
    ({ rule }) => rule,
  );
  const folded = Array.from(notices.values(), ([first, ...others]) =>
    line(
      first,
      others.length > 0 && (
        <details>
          <summary>{WORDS.sameNotices(others.length)}</summary>
          <ul>{others.map((one) => line(one))}</ul>
        </details>
      ),
    ),
  );
  const rows = [...errors.map((one) => line(one)), ...folded];
  return <Card title={WORDS.warnings} empty={isCurrent ? WORDS.noWarnings : WORDS.checking} rows={rows} />;
}

/** The age of the data that have a day of their own. */
function Ages({ loaded, reader, names, today }: Editing & { today: string }) {
  const rows = agesOf(reader, loaded.files, today).map(({ file, pointer, label, day, days, goodFor }) => (
    <Line key={file + pointer} place={{ file, pointer }} title={names.titleOf(file)} where={label}>
      {days > goodFor && <strong>{WORDS.tooOld}: </strong>}
      {WORDS.age(formatShortDate(day), days, goodFor)}
    </Line>
  ));
  return <Card title={WORDS.ages} empty={WORDS.noAges} rows={rows} />;
}

/** Fetched with the library that speaks with the host, once a token is kept. */
const MyProposals = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/host/MyProposals.tsx')).MyProposals,
}));

/** The first screen: what there is to do today, before any file is opened. */
export function Start(editing: Editing) {
  const [today] = useState(() => dayInBuenosAires(Date.now()));
  const [last] = useState(lastPlace);
  const { files, names, reader, loaded, place, repository } = editing;
  const isKnown = last.file in files;
  return (
    <>
      {place.file !== '' && <p role="alert">{WORDS.lostPlace}</p>}
      <h2 tabIndex={-1}>{WORDS.today}</h2>
      {isKnown && (
        <p>
          {WORDS.goOn}{' '}
          <a href={hashOf(last)}>
            {[names.titleOf(last.file), labelAt(reader, loaded.files, last)].filter(Boolean).join(' › ')}
          </a>
        </p>
      )}
      <div className="cards">
        {repository && editing.token !== '' && (
          <Suspense>
            <MyProposals {...{ editing, repository }} />
          </Suspense>
        )}
        <Dates {...editing} today={today} />
        <Unread {...editing} />
        <Pending {...editing} />
        <Warnings {...editing} />
        <Ages {...editing} today={today} />
        <Visits {...editing} />
      </div>
    </>
  );
}
