import { type ComponentType, useId, useState } from 'react';
import { within } from '#scripts/config/read/problem.ts';
import { folded } from '#scripts/config/read/wording.ts';
import { emptyOf } from '#scripts/review/editor/page/empty.ts';
import type { FieldProps } from '#scripts/review/editor/page/field-props.ts';
import { Problems } from '#scripts/review/editor/page/Problems.tsx';
import { labelOf } from '#scripts/review/editor/page/label.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

/** Elements drawn at once: a table of thousands would stop the page. */
const PART = 50;

type ListFieldProps = FieldProps & {
  /** Draws one element. */
  part: ComponentType<FieldProps>;
};

/** Places of the elements that say what is looked for. */
const placesOf = (list: readonly unknown[], sought: string): number[] => {
  const words = folded(sought.trim());
  return list.flatMap((one, index) => (folded(JSON.stringify(one)).includes(words) ? [index] : []));
};

/** Which elements of a list are looked at, of one that may be long. */
function useSearch(list: readonly unknown[]) {
  const [sought, setSought] = useState('');
  // An element stays while it is written in, whatever it says by then.
  const [found, setFound] = useState<readonly number[]>();
  const [most, setMost] = useState(PART);
  const seek = (text: string, within = list): void => {
    setSought(text);
    setFound(text.trim() === '' ? undefined : placesOf(within, text));
  };
  const places = (found ?? list.map((_, index) => index)).filter((index) => index < list.length);
  return { sought, seek, places, most, showMore: () => setMost(most + PART) };
}

/** A list whose elements can be put in order, and added and taken away as far as its schema lets. */
export function ListField({ form, schema, pointer, name, value, part: Part }: ListFieldProps) {
  const { title, help } = labelOf(schema.node, name);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { minItems = 0, maxItems = Infinity } = schema.node as { minItems?: number; maxItems?: number };
  const { sought, seek, places, most, showMore } = useSearch(list);
  const change = (next: unknown[]): void => {
    form.change(pointer, next);
    seek(next.length > list.length ? '' : sought, next);
  };
  const item = form.reader.memberOf(schema, '0', list[0]);
  const isCalled = (index: number): boolean => form.isCalled(within(pointer, index));
  const first = places.slice(0, most);
  const shown = list.flatMap((_, index) => (first.includes(index) || isCalled(index) ? [index] : []));
  return (
    <details className="group" open={list.length <= 4}>
      <summary>
        {title} ({list.length})
      </summary>
      {help && <p className="help">{form.spoken(help)}</p>}
      <Problems form={form} pointer={pointer} />
      {list.length > PART && <Search {...{ sought, seek }} count={[places.length, list.length]} />}
      <ol>
        {shown.map((index) => {
          const member = form.reader.memberOf(schema, String(index), list[index]);
          const at = within(pointer, index);
          const label = `${title} ${index + 1}`;
          return (
            <li key={index} value={index + 1}>
              {member && <Part form={form} schema={member} pointer={at} name={label} value={list[index]} />}
              <Order {...{ list, index, label, change }} canRemove={list.length > minItems} />
            </li>
          );
        })}
      </ol>
      {places.length > most && (
        <button type="button" onClick={showMore}>
          {WORDS.more(places.length - most)}
        </button>
      )}
      {item && list.length < maxItems && (
        <button type="button" onClick={() => change([emptyOf(form.reader, item), ...list])}>
          {WORDS.add}: {title}
        </button>
      )}
    </details>
  );
}

type SearchProps = { sought: string; seek: (text: string) => void; count: [found: number, all: number] };

function Search({ sought, seek, count }: SearchProps) {
  const id = useId();
  return (
    <p className="order">
      <label htmlFor={id}>{WORDS.search}</label>
      <input id={id} type="search" value={sought} onChange={(event) => seek(event.target.value)} />
      <output htmlFor={id}>{WORDS.counted(...count)}</output>
    </p>
  );
}

type OrderProps = {
  list: readonly unknown[];
  index: number;
  label: string;
  canRemove: boolean;
  change: (next: unknown[]) => void;
};

function Order({ list, index, label, canRemove, change }: OrderProps) {
  const moveTo = (to: number) => () => change(list.toSpliced(index, 1).toSpliced(to, 0, list[index]));
  const buttons: [words: string, act: () => void, isOn: boolean][] = [
    [WORDS.up, moveTo(index - 1), index > 0],
    [WORDS.down, moveTo(index + 1), index < list.length - 1],
    [WORDS.remove, () => change(list.toSpliced(index, 1)), canRemove],
  ];
  return (
    <span className="order">
      {buttons.map(([words, act, isOn]) => (
        <button key={words} type="button" disabled={!isOn} aria-label={`${words}: ${label}`} onClick={act}>
          {words}
        </button>
      ))}
    </span>
  );
}
