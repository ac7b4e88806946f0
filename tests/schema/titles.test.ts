import { expect, test } from 'vitest';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { propertiesOf, schemaReader } from '#scripts/config/read/schema-walk.ts';
import { ROOT } from '../support/content/files.ts';

const { byKind } = readSchemas(ROOT);

/** One to four words that begin like a sentence and end without a full stop. */
const LABEL = /^[\p{Lu}\d][^\s]*(?: \S+){0,3}(?<!\.)$/u;
/** A code, unlike an option that is its own words ('Publicidad'). */
const CODE = /^[a-z]/;

type Fault = string;

const faultsOfWords = (place: string, { title, description }: SchemaNode): Fault[] => [
  ...(LABEL.test(typeof title === 'string' ? title : '') ? [] : [`${place}: title ${String(title)}`]),
  ...(typeof description === 'string' && description !== '' ? [] : [`${place}: no description`]),
];

function faultsOfOptions(place: string, { enum: options, 'x-options': words = {} }: SchemaNode): Fault[] {
  const codes = Array.isArray(options) ? options.map(String).filter((one) => CODE.test(one)) : [];
  const named = Object.entries(words as Record<string, string>);
  const isNamed = JSON.stringify(named.map(([code]) => code)) === JSON.stringify(codes);
  const same = new Set(named.map(([, one]) => one)).size === named.length;
  return isNamed && same ? [] : [`${place}: words of options ${JSON.stringify(words)}`];
}

/** Parts of the content under `schemas` that an editor or a reader of the report could not name or tell apart. */
function faultsIn(schemas: ReadonlyMap<string, SchemaNode>): Fault[] {
  const reader = schemaReader({ byKind: schemas as typeof byKind });

  /** A reference that says something beside it says all of it: its target's title is that of any text. */
  const wordsOf = (part: SchemaNode): SchemaNode =>
    'description' in part ? part : reader.resolve(part).node;

  function inside(node: SchemaNode, place: string): Fault[] {
    const parts = Object.entries(propertiesOf(node)).filter(([key]) => key !== '$schema');
    const titles = parts.map(([, part]) => wordsOf(part).title);
    const twins = titles.filter((title, at) => titles.indexOf(title) !== at);
    const named: [string, unknown][] = [
      ...parts.map(([key, part]): [string, unknown] => [`${place}/${key}`, part]),
      ...(node.items === undefined ? [] : [[`${place}/*`, node.items] as [string, unknown]]),
      ...Object.entries((node.$defs ?? {}) as object).map(([key, part]): [string, unknown] => [
        `${place}#${key}`,
        part,
      ]),
    ];
    const branches = [node.oneOf ?? node.anyOf ?? []].flat() as SchemaNode[];
    return [
      ...twins.map((title) => `${place}: two are called ${String(title)}`),
      ...faultsOfOptions(place, node),
      ...named.flatMap(([at, part]) => [
        ...faultsOfWords(at, wordsOf(part as SchemaNode)),
        ...inside(part as SchemaNode, at),
      ]),
      ...branches.flatMap((branch, at) => inside(branch, `${place}<${at}>`)),
    ];
  }

  return [...schemas].flatMap(([kind, schema]) => {
    const block = schema['x-content'] as SchemaNode | undefined;
    if (!block && kind !== 'common') return [];
    const own = block ? faultsOfWords(kind, { ...block, description: schema.description }) : [];
    return [...own, ...inside(schema, kind)];
  });
}

test('every part of the content has a title of its own, help, and words for its codes', () => {
  expect(faultsIn(byKind)).toEqual([]);
});
