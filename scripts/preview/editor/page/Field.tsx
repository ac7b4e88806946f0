import { lazy, type ReactNode, Suspense, useId } from 'react';
import { within } from '#scripts/config/read/problem.ts';
import { propertiesOf, type Resolved } from '#scripts/config/read/schema-walk.ts';
import { Button } from '#scripts/preview/editor/page/Button.tsx';
import { isObject } from '#scripts/config/read/is-object.ts';
import { Everyday } from '#scripts/preview/editor/page/Campaign.tsx';
import { Input } from '#scripts/preview/editor/page/Input.tsx';
import { emptyOf } from '#scripts/config/lender/new-lender.ts';
import { titleOf } from '#scripts/config/read/titles.ts';
import { elementLabel } from '#scripts/preview/changes/labels.ts';
import { helpOf, lettersLeft } from '#scripts/preview/editor/page/schema-words.ts';
import { ListSearch, PART, useSearch } from '#scripts/preview/editor/page/ListSearch.tsx';
import type { Spread } from '#scripts/preview/editor/page/pasted-rows.ts';
import type { TextRules } from '#scripts/config/read/text-rules.ts';
import { isEqual } from '#scripts/preview/editor/page/rebase.ts';
import { RecordGaps } from '#scripts/preview/editor/page/RecordGaps.tsx';
import { Problems } from '#scripts/preview/editor/page/Problems.tsx';
import { Order } from '#scripts/preview/editor/page/Order.tsx';
import type { Editing } from '#scripts/preview/editor/page/useEditing.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

type FieldProps = {
  editing: Editing;
  schema: Resolved;
  pointer: string;
  /** Label of the part in its group. */
  title: string;
  value: unknown;
  /** For an element of a list that takes several rows at once. */
  spread?: Spread | undefined;
};

const UNWRITTEN = new Set(['/$schema', '/id', '/slug', '/logo', '/values']);

/** The field that a part of a schema asks for, whatever it describes. */
export function Field({ editing, schema, pointer, title, value, spread }: FieldProps) {
  const chosen = editing.reader.chosenFor(schema, value);
  const { node } = chosen;
  // Constants and ids are not edited; the logo and what a campaign changes have controls of their own.
  if ('const' in node || UNWRITTEN.has(pointer) || !editing.isOffered(pointer)) return null;
  const props = { editing, schema: chosen, pointer, title, value };
  if (node.type === 'object') return <ObjectField {...props} />;
  if (node.type === 'array') return <ListField {...props} />;
  return <ValueField {...props} spread={spread} />;
}

type GroupProps = Omit<FieldProps, 'value'> & {
  open: boolean;
  children: ReactNode;
};

/** Fields that belong together, to be unfolded. */
function Group({ editing, schema, pointer, title, open, children }: GroupProps) {
  const help = helpOf(schema.node);
  return (
    <details className="group" open={open}>
      <summary>{title}</summary>
      {help && <p className="help">{editing.names.spoken(help)}</p>}
      <Everyday editing={editing} pointer={pointer} />
      <Problems editing={editing} pointer={pointer} />
      {children}
    </details>
  );
}

function ObjectField({ editing, schema, pointer, title, value }: FieldProps) {
  const required = new Set((schema.node.required ?? []) as string[]);
  const members = isObject(value) ? value : {};
  const fields = Object.keys(propertiesOf(schema.node)).map((key) => {
    const member = editing.reader.memberOf(schema, key, members[key]);
    const at = within(pointer, key);
    if (!member || UNWRITTEN.has(at) || !editing.isOffered(at)) return null;
    const shared = { editing, schema: member, pointer: at, value: members[key] };
    const props = { ...shared, title: titleOf(member.node, key) };
    if (required.has(key)) return <Field key={key} {...props} />;
    return <OptionalField key={key} {...props} isWritten={key in members} />;
  });
  if (pointer === '') return <>{fields}</>;
  const isOpen = pointer.split('/').length < 5 || editing.isCalled(pointer);
  return (
    <Group {...{ editing, schema, pointer, title }} open={isOpen}>
      {fields}
    </Group>
  );
}

function OptionalField({ isWritten, ...props }: FieldProps & { isWritten: boolean }) {
  const { editing, schema, pointer, title } = props;
  const add = (): void => {
    editing.rewrite(pointer, emptyOf(editing.reader, schema));
    editing.go({ file: editing.file, pointer });
  };
  if (!isWritten) return <Button className="add" act={add}>{`${WORDS.optional}: ${title}`}</Button>;
  if ('const' in schema.node) return null;
  return (
    <>
      <Field {...props} />
      <Button className="add" act={() => editing.rewrite(pointer, undefined)}>
        {`${WORDS.remove}: ${title}`}
      </Button>
    </>
  );
}

/** The values that a field is chosen from, with their words; undefined for one that is written. */
function optionsFor(
  { loaded: { parts }, value }: Editing,
  from: unknown,
): [value: string, words: string][] | undefined {
  if (from === 'lenders') return parts.lenders.map(({ id, name }) => [id, name]);
  if (from !== 'loans') return undefined;
  const { lenderId } = value as { lenderId?: string };
  const codes = parts.lenders.find(({ id }) => id === lenderId)?.bcraCodes ?? [];
  const declared = parts.catalogue?.products.filter(({ code }) => codes.some((one) => one === code)) ?? [];
  return [...new Set(declared.map(({ product }) => product))].map((name) => [name, name]);
}

/** Names the open proposals that have something else for a text. */
function Rivals({
  editing: { team, file },
  pointer,
  value,
}: Pick<FieldProps, 'editing' | 'pointer' | 'value'>) {
  const others = (team.rivals.get(file + pointer) ?? []).filter((one) => !isEqual(one.value, value));
  return others.map(({ number, url }) => (
    <p key={number} className="warning">
      <a href={url} target="_blank" rel="noreferrer">
        {WORDS.rival(number)}
      </a>
    </p>
  ));
}

/** Fetched with the library that speaks with the host, once a token is kept. */
const History = lazy(async () => ({
  default: (await import('#scripts/preview/editor/page/host/History.tsx')).History,
}));

/** Whether the host knows what a place has been: of a published file, as it is every day. */
const hasHistory = ({ token, file, published, campaign }: Editing): boolean =>
  token !== '' && file in published && !campaign;

function ValueField({ editing, schema, pointer, title, value, spread }: FieldProps) {
  const id = useId();
  const shared = {
    id,
    'data-pointer': pointer,
    'aria-invalid': editing.problemsAt(pointer).some(({ severity }) => severity === 'error'),
    'aria-describedby': `${id}-help ${id}-problems`,
  };
  const left = lettersLeft(schema.node, value);
  const change = (next: unknown): void => editing.write(pointer, next);
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {title}
      </label>
      <Input
        {...{ shared, schema, value, change, spread }}
        options={optionsFor(editing, schema.node['x-from'])}
        labelId={`${id}-label`}
      />
      <p className="help tip" id={`${id}-help`}>
        {editing.names.spoken(helpOf(schema.node))}
      </p>
      <Everyday editing={editing} pointer={pointer} />
      {left !== undefined && (
        <output className={left < 0 ? 'error' : 'count'}>{WORDS.lettersLeft(left)}</output>
      )}
      <Problems editing={editing} pointer={pointer} id={`${id}-problems`} />
      <Rivals {...{ editing, pointer, value }} />
      {editing.repository && hasHistory(editing) && (
        <Suspense>
          <History {...{ editing, pointer, value, change }} repository={editing.repository} />
        </Suspense>
      )}
      {(schema.node.text as TextRules | undefined)?.record && (
        <RecordGaps {...editing} text={String(value)} change={change} />
      )}
    </div>
  );
}

/** A list whose elements can be put in order, and added and taken away as far as its schema lets. */
function ListField({ editing, schema, pointer, title, value }: FieldProps) {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const { minItems = 0, maxItems = Infinity } = schema.node as { minItems?: number; maxItems?: number };
  const isFixed = schema.node['x-fixed'] === true;
  const { sought, seek, places, most, showMore } = useSearch(list);
  const change = (next: unknown[]): void => {
    editing.rewrite(pointer, next);
    seek(next.length > list.length ? '' : sought, next);
  };
  const canAdd = list.length < maxItems;
  /** Puts pasted rows in the place of an element, as far as there is room. */
  const spreadFrom = (index: number) => (rows: readonly string[]) => {
    const fitting = rows.slice(0, 1 + maxItems - list.length);
    change(list.toSpliced(index, 1, ...fitting));
    return fitting.length;
  };
  const kinds = editing.reader.kindsOf(schema);
  const add = (kind: Resolved): void => {
    change([...list, emptyOf(editing.reader, kind)]);
    editing.go({ file: editing.file, pointer: within(pointer, list.length) });
  };
  const first = new Set(places.slice(0, most));
  const isShown = (index: number): boolean => first.has(index) || editing.isCalled(within(pointer, index));
  return (
    <Group {...{ editing, schema, pointer }} title={`${title} (${list.length})`} open={list.length <= 4}>
      {list.length > PART && <ListSearch {...{ sought, seek }} count={[places.length, list.length]} />}
      <ol>
        {[...list.keys()].filter(isShown).map((index) => {
          const member = editing.reader.memberOf(schema, String(index), list[index]);
          const at = within(pointer, index);
          const node = member?.node ?? {};
          const label = elementLabel(schema.node, node, list[index], index);
          return (
            <li key={index} value={index + 1}>
              {member && (
                <Field
                  {...{ editing, schema: member, pointer: at, title: label, value: list[index] }}
                  spread={isFixed ? undefined : spreadFrom(index)}
                />
              )}
              {!isFixed && (
                <Order
                  {...{ list, index, change, canAdd }}
                  label={`${titleOf(node, title)} ${index + 1}`}
                  at={pointer}
                  canRemove={list.length > minItems}
                />
              )}
            </li>
          );
        })}
      </ol>
      {places.length > most && <Button act={showMore}>{WORDS.more(places.length - most)}</Button>}
      {!isFixed && canAdd && (
        <p className="order">
          {kinds.map((kind) => (
            <Button key={kind.name} className="add" act={() => add(kind)}>
              {`${WORDS.add}: ${titleOf(kind.node, title)}`}
            </Button>
          ))}
        </p>
      )}
    </Group>
  );
}
