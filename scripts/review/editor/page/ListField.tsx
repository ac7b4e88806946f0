import type { ComponentType } from 'react';
import { within } from '#scripts/config/read/problem.ts';
import { emptyOf } from '#scripts/review/editor/page/empty.ts';
import type { FieldProps } from '#scripts/review/editor/page/Field.tsx';
import { Problems } from '#scripts/review/editor/page/Problems.tsx';
import { labelOf } from '#scripts/review/editor/page/label.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

/** Elements drawn at once: a table of thousands would stop the page. */
const PART = 50;

type ListFieldProps = FieldProps & {
  /** Draws one element. */
  part: ComponentType<FieldProps>;
};

/** A list whose elements can be put in order, and added and taken away as far as its schema lets. */
export function ListField({ form, schema, pointer, name, value, part: Part }: ListFieldProps) {
  const { title, help } = labelOf(schema.node, name);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { minItems = 0, maxItems = Infinity } = schema.node as { minItems?: number; maxItems?: number };
  const change = (next: unknown[]): void => form.change(pointer, next);
  const item = form.reader.memberOf(schema, '0', list[0]);
  const isWrong = (index: number): boolean => form.isWrong(within(pointer, index));
  const shown = list.map((_, index) => index).filter((index) => index < PART || isWrong(index));
  return (
    <details className="group" open={list.length <= 4}>
      <summary>
        {title} ({list.length})
      </summary>
      {help && <p className="help">{form.spoken(help)}</p>}
      <Problems form={form} pointer={pointer} />
      <ol>
        {shown.map((index) => {
          const member = form.reader.memberOf(schema, String(index), list[index]);
          const at = within(pointer, index);
          return (
            <li key={index} value={index + 1}>
              {member && (
                <Part
                  form={form}
                  schema={member}
                  pointer={at}
                  name={`${title} ${index + 1}`}
                  value={list[index]}
                />
              )}
              <Order
                list={list}
                index={index}
                label={`${title} ${index + 1}`}
                canRemove={list.length > minItems}
                change={change}
              />
            </li>
          );
        })}
      </ol>
      {shown.length < list.length && <p className="help">{WORDS.more(list.length - shown.length)}</p>}
      {item && list.length < maxItems && (
        <button type="button" onClick={() => change([emptyOf(form.reader, item), ...list])}>
          {WORDS.add}: {title}
        </button>
      )}
    </details>
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
