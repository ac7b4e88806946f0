import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Hit, openSearch } from '#scripts/preview/editor/page/search.ts';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

const LONGEST = 90;

/** The part of a text around the first word that was looked for. */
function excerpt(text: string, query: string): string {
  if (text.length <= LONGEST) return text;
  const at = text.toLowerCase().indexOf(query.trim().toLowerCase());
  const from = at < LONGEST / 2 ? 0 : at - LONGEST / 3;
  return `${from > 0 ? '…' : ''}${text.slice(from, from + LONGEST)}…`;
}

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));

/** Puts the focus on a field when '/' is pressed outside of a text. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(document.activeElement)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [field]);
}

/** Looks for a text, a label or a figure of the whole site, and goes to its field. */
export function Search({ files, names, reader, go }: Editing) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const seek = useMemo(() => openSearch(reader), [reader]);
  const hits = query.trim() === '' ? [] : seek(files, names.titleOf, query);
  useSlash(field);
  const take = (hit: Hit | undefined): void => {
    if (!hit) return;
    setQuery('');
    go(hit);
  };
  const move = (to: number): void => {
    const next = (to + hits.length) % hits.length;
    setAt(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    Enter: () => take(hits[at]),
    Escape: () => (query === '' ? field.current?.blur() : setQuery('')),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || (hits.length === 0 && event.key !== 'Escape')) return;
    event.preventDefault();
    act();
  };
  return (
    <div role="search" className="search">
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={WORDS.searchAll}
        aria-keyshortcuts="/"
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${id}-${at}` : undefined}
        placeholder={WORDS.searchHint}
        autoComplete="off"
        value={query}
        onKeyDown={press}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
        }}
      />
      <div className="hits" hidden={query.trim() === ''}>
        <p role="status" className="help">
          {WORDS.foundHits(hits.length)}
        </p>
        <div role="listbox" id={`${id}-hits`} aria-label={WORDS.hits}>
          {hits.map((hit, index) => (
            <HitOption
              key={hit.file + hit.pointer}
              {...{ hit, query }}
              id={`${id}-${index}`}
              isChosen={index === at}
              take={() => take(hit)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

type HitOptionProps = { hit: Hit; query: string; id: string; isChosen: boolean; take: () => void };

function HitOption({ hit, query, id, isChosen, take }: HitOptionProps) {
  return (
    <div
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onPointerUp={take}
    >
      <span className="where">{hit.label === '' ? hit.title : `${hit.title} › ${hit.label}`}</span>
      {hit.pointer !== '' && <span className="text-found">{excerpt(hit.text, query)}</span>}
    </div>
  );
}
