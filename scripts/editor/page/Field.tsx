import { type ReactNode, useId, useState } from 'react';
import { emptyOf } from '#scripts/lender/new-lender.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { within } from '#scripts/config/read/problem.ts';
import { propertiesOf } from '#scripts/config/read/schema-walk.ts';
import { titleOf } from '#scripts/changes/titles.ts';
import { Button } from '#scripts/editor/page/Button.tsx';
import { type FieldProps, Group } from '#scripts/editor/page/Group.tsx';
import { Input } from '#scripts/editor/page/Input.tsx';
import { ListField } from '#scripts/editor/page/ListField.tsx';
import { Problems } from '#scripts/editor/page/Problems.tsx';
import { gapsFor, helpOf, lettersLeft, rulesOf } from '#scripts/editor/page/schema-words.ts';
import { LABELS } from '#scripts/editor/labels.ts';

/** Parts that have no field: the file's name, and the logo, which has a control of its own. */
const UNWRITTEN = new Set(['/$schema', '/id', '/slug', '/logo']);

/** The field that a part of a schema asks for, whatever it describes. */
export function Field({ schema, ...props }: FieldProps) {
  const chosen = props.editing.reader.chosenFor(schema, props.value);
  const { node } = chosen;
  if ('const' in node || UNWRITTEN.has(props.pointer)) return null;
  if (node.type === 'object') return <ObjectField {...props} schema={chosen} />;
  if (node.type === 'array') return <ListField {...props} schema={chosen} element={Field} />;
  return <ValueField {...props} schema={chosen} />;
}

/** Levels of groups that are open from the start. */
const OPEN_LEVELS = 4;

function ObjectField({ editing, schema, pointer, title, value }: FieldProps) {
  const required = new Set((schema.node.required ?? []) as string[]);
  const members = isObject(value) ? value : {};
  const properties = propertiesOf(schema.node);
  const fieldFor = (key: string): ReactNode => {
    const member = editing.reader.memberOf(schema, key, members[key]);
    const at = within(pointer, key);
    if (!member || UNWRITTEN.has(at)) return null;
    const props = {
      editing,
      schema: member,
      pointer: at,
      value: members[key],
      title: titleOf(member.node, key),
    };
    if (required.has(key) || !(key in properties)) return <Field key={key} {...props} />;
    return <OptionalField key={key} {...props} isWritten={key in members} />;
  };
  const keys = [...new Set([...Object.keys(properties), ...Object.keys(members)])];
  const first = keys.filter((key) => properties[key]?.['x-first']);
  const others = keys.filter((key) => !first.includes(key));
  if (pointer !== '')
    return (
      <Group
        {...{ editing, schema, pointer, title }}
        open={pointer.split('/').length <= OPEN_LEVELS || editing.isCalled(pointer)}
      >
        {keys.map(fieldFor)}
      </Group>
    );
  if (first.length === 0) return keys.map(fieldFor);
  return (
    <>
      {first.map(fieldFor)}
      <details className="group" open={others.some((key) => editing.isCalled(within(pointer, key)))}>
        <summary>{LABELS.rare}</summary>
        {others.map(fieldFor)}
      </details>
    </>
  );
}

function OptionalField({ isWritten, ...props }: FieldProps & { isWritten: boolean }) {
  const { editing, schema, pointer, title } = props;
  const add = (): void => {
    editing.rewrite(pointer, emptyOf(editing.reader, schema));
    editing.go({ file: editing.file, pointer });
  };
  if (!isWritten) return <Button className="add" act={add}>{`${LABELS.optional}: ${title}`}</Button>;
  if ('const' in schema.node) return null;
  return (
    <>
      <Field {...props} />
      <Button className="add" act={() => editing.rewrite(pointer, undefined)}>
        {`${LABELS.remove}: ${title}`}
      </Button>
    </>
  );
}

function ValueField({ editing, schema, pointer, title, value }: FieldProps) {
  const id = useId();
  const left = lettersLeft(schema.node, value);
  const change = (next: unknown): void => editing.write(pointer, next);
  const shared = {
    id,
    'data-pointer': pointer,
    'aria-invalid': editing.problemsAt(pointer).some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': `${id}-help ${id}-problems`,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <Input {...{ editing, shared, schema, value, change }} />
      <p className="help" id={`${id}-help`}>
        {editing.names.spoken(helpOf(schema.node))}
      </p>
      {left !== undefined && (
        <output className={left < 0 ? 'error' : 'help'}>{LABELS.lettersLeft(left)}</output>
      )}
      <Problems editing={editing} pointer={pointer} id={`${id}-problems`} />
      {typeof value === 'string' && <Gaps {...{ editing, schema, value, change }} />}
    </div>
  );
}

type GapsProps = Omit<FieldProps, 'pointer' | 'title' | 'value'> & {
  value: string;
  change: (text: string) => void;
};

/** Offers a text the gaps that it may have, those of the central bank's record with their words of today. */
function Gaps({ editing: { file, content }, schema: { node }, value, change }: GapsProps) {
  const [isOpen, setOpen] = useState(false);
  const { gaps = [], record } = rulesOf(node);
  if (gaps.length === 0 && !record) return null;
  const suggestions = isOpen ? gapsFor(node, value, file, content) : [];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{LABELS.gaps}</summary>
      <p className="order">
        {suggestions.map(([name, words]) => (
          <Button key={name} act={() => change(`${value} {${name}}`.trim())}>
            {words ? `${name}: ${words}` : name}
          </Button>
        ))}
      </p>
    </details>
  );
}
