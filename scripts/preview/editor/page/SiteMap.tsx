import { memo, useMemo, useState } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { NewFile } from '#scripts/preview/editor/page/NewFile.tsx';
import { type MapEntry, openMap } from '#scripts/preview/editor/page/site-map.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { hashOf, START } from '#scripts/preview/editor/page/usePlace.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** The site as its visitors know it: its pages with their addresses, lenders, tables, and what stands on every page. */
export function SiteMap(editing: Editing) {
  const { files, published, draft, names, errors, file, place } = editing;
  // On a narrow screen it folds as soon as a place is gone to.
  const [openAt, setOpenAt] = useState<object>();
  const isOpen = openAt === place;
  const draw = useMemo(() => openMap(), []);
  const wrong = new Set(errors.map((error) => error.file));
  const markOf = (one: string): Mark | undefined => {
    if (wrong.has(one)) return 'wrong';
    if (!(one in draft)) return undefined;
    return one in published ? 'changed' : 'new';
  };
  return (
    <nav className={isOpen ? 'map open' : 'map'} aria-label={WORDS.parts}>
      <Button className="fold" aria-expanded={isOpen} act={() => setOpenAt(isOpen ? undefined : place)}>
        {WORDS.map}
      </Button>
      <div className="sections">
        <a className="home" href={hashOf(START)} aria-current={file === '' ? 'page' : undefined}>
          {WORDS.start}
        </a>
        {draw(files, names.titleOf)
          .filter(({ entries }) => entries.length > 0)
          .map(({ title, entries }) => (
            <details key={title} open>
              <summary>
                {title} <span className="count">{entries.length}</span>
              </summary>
              <ul>
                {entries.map((entry) => (
                  <Entry
                    key={entry.file}
                    entry={entry}
                    mark={markOf(entry.file)}
                    isCurrent={entry.file === file}
                  />
                ))}
              </ul>
            </details>
          ))}
      </div>
      <NewFile editing={editing} kind="lender" />
      <NewFile editing={editing} kind="audience-page" />
      <NewFile editing={editing} kind="campaign" />
    </nav>
  );
}

/** States of a file, each shown by a sign and a word besides its colour. */
type Mark = 'wrong' | 'changed' | 'new';
const SIGNS: Record<Mark, string> = { wrong: '!', changed: '✎', new: '+' };

type EntryProps = { entry: MapEntry; mark: Mark | undefined; isCurrent: boolean };

/** Drawn again only when its file, its state or its being open changes: with a thousand lenders no key waits for it. */
const Entry = memo(({ entry, mark, isCurrent }: EntryProps) => (
  <li>
    <a
      href={hashOf({ file: entry.file, pointer: '' })}
      data-file={entry.file}
      aria-current={isCurrent ? 'page' : undefined}
      style={entry.color ? { borderLeftColor: entry.color } : undefined}
    >
      {entry.logo && <img src={entry.logo} alt="" width="24" height="24" loading="lazy" />}
      <span className="name">{entry.title}</span>
      {mark && (
        <span className={`mark ${mark}`} title={WORDS.marks[mark]}>
          <span aria-hidden>{SIGNS[mark]}</span>
          <span className="unseen">{WORDS.marks[mark]}</span>
        </span>
      )}
      {entry.where !== '' && <span className="where">{entry.where}</span>}
    </a>
  </li>
));
