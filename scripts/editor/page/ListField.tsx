import { type ReactNode, useId, useState } from 'react';
import { elementLabel } from '#scripts/changes/labels.ts';
import { emptyOf } from '#scripts/lender/new-lender.ts';
import { within } from '#scripts/config/read/problem.ts';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import { titleOf } from '#scripts/changes/titles.ts';
import { folded } from '#scripts/config/read/wording.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import { type FieldProps, Group } from '#scripts/editor/page/Group.tsx';
import { LABELS } from '#scripts/editor/labels.ts';

/** Elements drawn at once: a table of thousands would stop the page. */
const PART = 50;

/** Elements of a list that is open from the start. */
const SHORT = 4;

/** Which elements of a list are looked at, of one that may be long. */
function useSearch(list: readonly unknown[]) {
  const [sought, setSought] = useState('');
  // An element stays while it is written in, whatever it says by then.
  const [found, setFound] = useState<readonly number[]>();
  const [most, setMost] = useState(PART);
  const seek = (text: string): void => {
    const words = folded(text.trim());
    const places = list.flatMap((one, index) => (folded(JSON.stringify(one)).includes(words) ? [index] : []));
    setSought(text);
    setFound(words === '' ? undefined : places);
  };
  const places = (found ?? [...list.keys()]).filter((index) => index < list.length);
  return { sought, seek, places, most, showMore: () => setMost(most + PART) };
}

type SearchProps = ReturnType<typeof useSearch> & { all: number };

/** Finds elements of a long list by their words. */
function ListSearch({ sought, seek, places, all }: SearchProps) {
  const id = useId();
  return (
    <p className="order">
      <label htmlFor={id}>{LABELS.search}</label>
      <input id={id} type="search" value={sought} onChange={({ target }) => seek(target.value)} />
      <output htmlFor={id}>{LABELS.counted(places.length, all)}</output>
    </p>
  );
}

/** Puts the focus on the same button of the element that was moved, so that it can be moved on; on another at an end. */
function focusMoved(at: string, place: number, words: string): void {
  requestAnimationFrame(() => {
    const moved = `[data-order="${CSS.escape(`${at} ${place}`)}"] button:enabled`;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(moved)];
    (buttons.find(({ textContent }) => textContent === words) ?? buttons[0])?.focus();
  });
}

type OrderProps = {
  list: readonly unknown[];
  index: number;
  /** Title of the element with its place. */
  label: string;
  /** Pointer of the list. */
  at: string;
  canRemove: boolean;
  change: (next: unknown[]) => void;
};

/** Buttons that move an element of a list, or take it away. */
function Order({ list, index, label, at, canRemove, change }: OrderProps) {
  const moveTo = (to: number, words: string) => () => {
    change(list.toSpliced(index, 1).toSpliced(to, 0, list[index]));
    focusMoved(at, to, words);
  };
  const buttons: [words: string, act: () => void, isOn: boolean][] = [
    [LABELS.up, moveTo(index - 1, LABELS.up), index > 0],
    [LABELS.down, moveTo(index + 1, LABELS.down), index < list.length - 1],
    [LABELS.remove, () => change(list.toSpliced(index, 1)), canRemove],
  ];
  return (
    <span className="order" data-order={`${at} ${index}`}>
      {buttons.map(([words, act, isOn]) => (
        <Button key={words} act={act} disabled={!isOn} aria-label={`${words}: ${label}`}>
          {words}
        </Button>
      ))}
    </span>
  );
}

type ListFieldProps = FieldProps & {
  /** Draws an element. */
  element: (props: FieldProps) => ReactNode;
};

/** A list whose elements can be put in order, and added and taken away as far as its schema lets. */
export function ListField({ element: Element, ...props }: ListFieldProps) {
  const { editing, schema, pointer, title, value } = props;
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { minItems = 0, maxItems = Infinity } = schema.node as { minItems?: number; maxItems?: number };
  const isFixed = schema.node['x-fixed'] === true;
  const search = useSearch(list);
  const { seek, places, most, showMore } = search;
  const change = (next: unknown[]): void => {
    editing.rewrite(pointer, next);
    seek('');
  };
  const canAdd = list.length < maxItems;
  const add = (kind: Resolved): void => {
    change([...list, emptyOf(editing.reader, kind)]);
    editing.go({ file: editing.file, pointer: within(pointer, list.length) });
  };
  const first = new Set(places.slice(0, most));
  const isShown = (index: number): boolean => first.has(index) || editing.isCalled(within(pointer, index));
  const open = list.length <= SHORT || editing.isCalled(pointer);
  return (
    <Group {...{ editing, schema, pointer, open }} title={`${title} (${list.length})`}>
      {list.length > PART && <ListSearch {...search} all={list.length} />}
      <ol>
        {[...list.keys()].filter(isShown).map((index) => {
          const member = editing.reader.memberOf(schema, String(index), list[index]);
          const node = member?.node ?? {};
          const one = { pointer: within(pointer, index), value: list[index] };
          return (
            <li key={index} value={index + 1}>
              {member && (
                <Element
                  {...{ editing, schema: member, ...one }}
                  title={elementLabel(schema.node, node, list[index], index)}
                />
              )}
              {!isFixed && (
                <Order
                  {...{ list, index, change }}
                  label={`${titleOf(node, title)} ${index + 1}`}
                  at={pointer}
                  canRemove={list.length > minItems}
                />
              )}
            </li>
          );
        })}
      </ol>
      {places.length > most && <Button act={showMore}>{LABELS.more(places.length - most)}</Button>}
      {!isFixed && canAdd && (
        <p className="order">
          {editing.reader.kindsOf(schema).map((kind) => (
            <Button key={titleOf(kind.node, title)} className="add" act={() => add(kind)}>
              {`${LABELS.add}: ${titleOf(kind.node, title)}`}
            </Button>
          ))}
        </p>
      )}
    </Group>
  );
}
