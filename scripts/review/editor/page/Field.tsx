import { useId } from 'react';
import type { Problem } from '#scripts/config/read/problem.ts';
import { within } from '#scripts/config/read/problem.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { emptyOf } from '#scripts/review/editor/page/empty.ts';
import { Input } from '#scripts/review/editor/page/Input.tsx';
import { Problems } from '#scripts/review/editor/page/Problems.tsx';
import { labelOf } from '#scripts/review/editor/page/label.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

export type Form = {
  reader: SchemaReader;
  problemsAt: (pointer: string) => readonly Problem[];
  change: (pointer: string, value: unknown) => void;
};

export type FieldProps = { form: Form; schema: Resolved; pointer: string; name: string; value: unknown };

/** The field that a part of a schema asks for, whatever it describes. */
export function Field({ form, schema, pointer, name, value }: FieldProps) {
  const chosen = form.reader.chosenFor(schema, value);
  const { node } = chosen;
  // What tells alternatives and schemas apart is nobody's to write.
  if ('const' in node || name === '$schema') return null;
  const props = { form, schema: chosen, pointer, name, value };
  if (node.type === 'object') return <ObjectField {...props} />;
  if (node.type === 'array') return <ListField {...props} />;
  return <ValueField {...props} />;
}

function ObjectField({ form, schema, pointer, name, value }: FieldProps) {
  const { title, help } = labelOf(schema.node, name);
  const properties = (schema.node.properties ?? {}) as Record<string, SchemaNode>;
  const required = new Set((schema.node.required ?? []) as string[]);
  const members = (value ?? {}) as Record<string, unknown>;
  const fields = Object.keys(properties).map((key) => {
    const member = form.reader.memberOf(schema, key, members[key]);
    if (!member) return null;
    const at = within(pointer, key);
    if (!(key in members) && !required.has(key))
      return (
        <OptionalField key={key} form={form} schema={member} pointer={at} name={key} value={undefined} />
      );
    return <Field key={key} form={form} schema={member} pointer={at} name={key} value={members[key]} />;
  });
  if (pointer === '') return <>{fields}</>;
  return (
    <details className="group" open={pointer.split('/').length < 3}>
      <summary>{title}</summary>
      {help && <p className="help">{help}</p>}
      <Problems form={form} pointer={pointer} />
      {fields}
    </details>
  );
}

function OptionalField({ form, schema, pointer, name }: FieldProps) {
  const { title } = labelOf(schema.node, name);
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => form.change(pointer, emptyOf(form.reader, schema))}
    >
      {WORDS.optional}: {title}
    </button>
  );
}

/** A list whose elements can be put in order, and added and taken away as far as its schema lets. */
function ListField({ form, schema, pointer, name, value }: FieldProps) {
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

function ValueField({ form, schema, pointer, name, value }: FieldProps) {
  const id = useId();
  const { title, help } = labelOf(schema.node, name);
  const problems = form.problemsAt(pointer);
  const shared = {
    id,
    'data-pointer': pointer,
    'aria-invalid': problems.some(({ severity }) => severity === 'error'),
    'aria-describedby': `${id}-help ${id}-problems`,
  };
  const change = (next: unknown): void => form.change(pointer, next);
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <Input {...{ shared, schema, value, change }} />
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
      <Problems form={form} pointer={pointer} id={`${id}-problems`} />
    </div>
  );
}
