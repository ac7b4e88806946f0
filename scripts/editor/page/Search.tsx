import { useEffect, useMemo, useRef, useState } from 'react';
import { type Hit, openSearch } from '#scripts/editor/page/search.ts';
import type { Editing } from '#scripts/editor/page/useEditing.ts';
import { hashOf } from '#scripts/editor/page/usePlace.ts';
import { LABELS } from '#scripts/editor/labels.ts';

/** Looks for a text, a label or a figure of the whole site, and goes to its field; '/' begins outside of a text. */
export function Search({ files, names, reader, go }: Editing) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const seek = useMemo(() => openSearch(reader), [reader]);
  const hits = query.trim() === '' ? [] : seek(files, names.titleOf, query);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || document.activeElement?.matches('input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  const take = (hit: Hit | undefined): void => {
    if (!hit) return;
    setQuery('');
    go(hit);
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        take(hits[0]);
      }}
    >
      <input
        ref={field}
        type="search"
        aria-label={LABELS.searchAll}
        aria-keyshortcuts="/"
        placeholder={LABELS.searchHint}
        autoComplete="off"
        value={query}
        onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className="floating" hidden={query.trim() === ''}>
        <p role="status">{LABELS.foundHits(hits.length)}</p>
        <ol>
          {hits.map((hit) => (
            <li key={hit.file + hit.pointer}>
              <a href={hashOf(hit)} onClick={() => take(hit)}>
                {hit.label === '' ? hit.title : `${hit.title} › ${hit.label}`}
              </a>{' '}
              {hit.pointer !== '' && hit.text}
            </li>
          ))}
        </ol>
      </div>
    </form>
  );
}
