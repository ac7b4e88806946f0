import { useId } from 'react';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type ListSearchProps = { sought: string; seek: (text: string) => void; count: [found: number, all: number] };

/** Finds elements of a long list by their words. */
export function ListSearch({ sought, seek, count }: ListSearchProps) {
  const id = useId();
  return (
    <p className="order">
      <label htmlFor={id}>{WORDS.search}</label>
      <input id={id} type="search" value={sought} onChange={(event) => seek(event.target.value)} />
      <output htmlFor={id}>{WORDS.counted(...count)}</output>
    </p>
  );
}
