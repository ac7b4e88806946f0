import { type ReactNode, useId, useState } from 'react';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Rows of a card that are shown before somebody asks for more. */
const FIRST = 8;

type CardProps = { title: string; empty: string; rows: ReactNode[]; note?: string; children?: ReactNode };

/** A card of the start screen; an empty one says so. */
export function Card({ title, empty, rows, note = '', children }: CardProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <section className="card" aria-labelledby={id}>
      <h3 id={id}>
        {title} {rows.length > 0 && <span className="count">{rows.length}</span>}
      </h3>
      {rows.length === 0 ? <p className="help">{empty}</p> : <ul>{shown}</ul>}
      {shown.length < rows.length && (
        <Button act={() => setWhole(true)}>{WORDS.more(rows.length - shown.length)}</Button>
      )}
      {children}
      {note !== '' && <p className="help">{note}</p>}
    </section>
  );
}
