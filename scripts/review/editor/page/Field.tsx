import { useId } from 'react';
import { within } from '#scripts/config/read/problem.ts';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { emptyOf } from '#scripts/review/editor/page/empty.ts';
import type { FieldProps } from '#scripts/review/editor/page/field-props.ts';
import { Input } from '#scripts/review/editor/page/Input.tsx';
import { ListField } from '#scripts/review/editor/page/ListField.tsx';
import { Problems } from '#scripts/review/editor/page/Problems.tsx';
import { labelOf, withoutParent } from '#scripts/review/editor/page/label.ts';
import { WORDS } from '#scripts/review/editor/page/words.ts';

const UNWRITTEN = new Set(['/$schema', '/id', '/slug', '/logo']);

/** The field that a part of a schema asks for, whatever it describes. */
export function Field({ form, schema, pointer, name, value }: FieldProps) {
  const chosen = form.reader.chosenFor(schema, value);
  const { node } = chosen;
  // Constants and ids are not edited, and the logo has a control of its own.
  if ('const' in node || UNWRITTEN.has(pointer)) return null;
  const props = { form, schema: chosen, pointer, name, value };
  if (node.type === 'object') return <ObjectField {...props} />;
  if (node.type === 'array') return <ListField {...props} part={Field} />;
  return <ValueField {...props} />;
}

function ObjectField({ form, schema, pointer, name, value }: FieldProps) {
  const { title, help } = labelOf(schema.node, name);
  const properties = (schema.node.properties ?? {}) as Record<string, SchemaNode>;
  const required = new Set((schema.node.required ?? []) as string[]);
  const members = (value ?? {}) as Record<string, unknown>;
  const fields = Object.keys(properties).map((key) => {
    const found = form.reader.memberOf(schema, key, members[key]);
    const at = within(pointer, key);
    if (!found || UNWRITTEN.has(at)) return null;
    const member = withoutParent(found, schema.node);
    const props = { form, schema: member, pointer: at, name: key, value: members[key] };
    if (required.has(key)) return <Field key={key} {...props} />;
    return <OptionalField key={key} {...props} isWritten={key in members} />;
  });
  if (pointer === '') return <>{fields}</>;
  return (
    <details className="group" open={pointer.split('/').length < 5 || form.isCalled(pointer)}>
      <summary>{title}</summary>
      {help && <p className="help">{form.spoken(help)}</p>}
      <Problems form={form} pointer={pointer} />
      {fields}
    </details>
  );
}

function OptionalField({ isWritten, ...props }: FieldProps & { isWritten: boolean }) {
  const { form, schema, pointer, name } = props;
  const { title } = labelOf(schema.node, name);
  const change = (value: unknown) => () => form.change(pointer, value);
  if (!isWritten)
    return (
      <button type="button" onClick={change(emptyOf(form.reader, schema))}>
        {WORDS.optional}: {title}
      </button>
    );
  if ('const' in schema.node) return null;
  return (
    <>
      <Field {...props} />
      <button type="button" onClick={change(undefined)}>
        {WORDS.remove}: {title}
      </button>
    </>
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
      <label htmlFor={id} id={`${id}-label`}>
        {form.spoken(title)}
      </label>
      <Input {...{ shared, schema, value, change }} labelId={`${id}-label`} />
      <p className="help" id={`${id}-help`}>
        {form.spoken(help)}
      </p>
      <Problems form={form} pointer={pointer} id={`${id}-problems`} />
    </div>
  );
}
