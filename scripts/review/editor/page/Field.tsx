import { useId } from 'react';
import type { Problem } from '#scripts/config/read/problem.ts';
import { within } from '#scripts/config/read/problem.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { ListField } from './ListField.tsx';
import { Problems } from './Problems.tsx';
import { labelOf } from './label.ts';
import { WORDS } from './words.ts';

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

/** What a new value of a part of a schema begins as: nothing written, every list as long as it must be. */
export function emptyOf(reader: SchemaReader, schema: Resolved): unknown {
  const { node } = schema;
  if ('const' in node) return node.const;
  if (Array.isArray(node.enum)) return node.enum[0];
  const branches = (node.oneOf ?? node.anyOf) as SchemaNode[] | undefined;
  if (branches?.[0]) return emptyOf(reader, reader.resolve(branches[0], schema.from));
  if (node.type === 'array') {
    const item = reader.memberOf(schema, '0', undefined);
    return Array.from({ length: Number(node.minItems ?? 0) }, () => (item ? emptyOf(reader, item) : ''));
  }
  if (node.type === 'object') {
    const required = (node.required ?? []) as string[];
    return Object.fromEntries(
      required.map((key) => {
        const member = reader.memberOf(schema, key, undefined);
        return [key, member ? emptyOf(reader, member) : ''];
      }),
    );
  }
  if (node.type === 'boolean') return true;
  return node.type === 'integer' || node.type === 'number' ? Number(node.minimum ?? 0) : '';
}

const LONG_TEXT = 120;

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

type InputProps = {
  shared: Record<string, unknown>;
  schema: Resolved;
  value: unknown;
  change: (value: unknown) => void;
};

function Input({ shared, schema: { node, name }, value, change }: InputProps) {
  if (Array.isArray(node.enum))
    return (
      <select {...shared} value={String(value)} onChange={(event) => change(event.target.value)}>
        {node.enum.map((option) => (
          <option key={String(option)}>{String(option)}</option>
        ))}
      </select>
    );
  if (node.type === 'boolean')
    return (
      <input
        {...shared}
        type="checkbox"
        checked={value === true}
        onChange={(event) => change(event.target.checked)}
      />
    );
  if (node.type === 'integer' || node.type === 'number')
    return (
      <input
        {...shared}
        type="number"
        step={node.type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => change(event.target.value === '' ? null : event.target.valueAsNumber)}
      />
    );
  const text = typeof value === 'string' ? value : '';
  const write = (event: { target: { value: string } }): void => change(event.target.value);
  if (name.endsWith('/color'))
    return (
      <span className="color">
        <input
          type="color"
          aria-label={WORDS.pick}
          value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
          onChange={(event) => change(event.target.value.toUpperCase())}
        />
        <input {...shared} type="text" value={text} onChange={write} />
      </span>
    );
  if (name.endsWith('/isoDate')) return <input {...shared} type="date" value={text} onChange={write} />;
  const most = Number(/\{1,(\d+)\}/.exec(String(node.pattern))?.[1] ?? 0);
  if (most > LONG_TEXT || text.length > LONG_TEXT || name.includes('template'))
    return <textarea {...shared} rows={3} value={text} onChange={write} />;
  return <input {...shared} type="text" value={text} onChange={write} />;
}
