import { within } from '#scripts/config/read/problem.ts';
import { emptyOf, Field, type FieldProps } from './Field.tsx';
import { labelOf } from './label.ts';
import { Problems } from './Problems.tsx';
import { WORDS } from './words.ts';

/** A list whose elements can be put in order, and added and taken away as far as its schema lets. */
export function ListField({ form, schema, pointer, name, value }: FieldProps) {
  const { title, help } = labelOf(schema.node, name);
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { minItems = 0, maxItems = Infinity } = schema.node as { minItems?: number; maxItems?: number };
  const moved = (from: number, to: number): unknown[] => list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
  const item = form.reader.memberOf(schema, '0', list[0]);
  return (
    <details className="group" open={list.length <= 4}>
      <summary>
        {title} ({list.length})
      </summary>
      {help && <p className="help">{help}</p>}
      <Problems form={form} pointer={pointer} />
      <ol>
        {list.map((one, index) => {
          const member = form.reader.memberOf(schema, String(index), one);
          const at = within(pointer, index);
          return (
            <li key={index}>
              {member && <Field form={form} schema={member} pointer={at} name={`${index + 1}`} value={one} />}
              <span className="order">
                <button
                  type="button"
                  disabled={index === 0}
                  onClick={() => form.change(pointer, moved(index, index - 1))}
                >
                  {WORDS.up}
                </button>
                <button
                  type="button"
                  disabled={index === list.length - 1}
                  onClick={() => form.change(pointer, moved(index, index + 1))}
                >
                  {WORDS.down}
                </button>
                {list.length > minItems && (
                  <button type="button" onClick={() => form.change(pointer, list.toSpliced(index, 1))}>
                    {WORDS.remove}
                  </button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {item && list.length < maxItems && (
        <button type="button" onClick={() => form.change(pointer, [...list, emptyOf(form.reader, item)])}>
          {WORDS.add}
        </button>
      )}
    </details>
  );
}
