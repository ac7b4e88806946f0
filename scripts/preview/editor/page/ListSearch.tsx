import { useId, useState } from 'react';
import { folded } from '#scripts/config/read/wording.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Elements drawn at once: a table of thousands would stop the page. */
export const PART = 50;

/** Places of the elements that say what is looked for. */
function placesOf(list: readonly unknown[], sought: string): number[] {
  const words = folded(sought.trim());
  return list.flatMap((one, index) => (folded(JSON.stringify(one)).includes(words) ? [index] : []));
}

/** Which elements of a list are looked at, of one that may be long. */
export function useSearch(list: readonly unknown[]) {
  const [sought, setSought] = useState('');
  // An element stays while it is written in, whatever it says by then.
  const [found, setFound] = useState<readonly number[]>();
  const [most, setMost] = useState(PART);
  const seek = (text: string, among = list): void => {
    setSought(text);
    setFound(text.trim() === '' ? undefined : placesOf(among, text));
  };
  const places = (found ?? [...list.keys()]).filter((index) => index < list.length);
  return { sought, seek, places, most, showMore: () => setMost(most + PART) };
}

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
