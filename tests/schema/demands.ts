import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { propertiesOf, type Resolved, type SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { textPattern, type TextRules } from '#scripts/config/read/text-rules.ts';
import { getAt } from '../support/content/set-at.ts';

type Path = (string | number)[];

/** One thing that a schema demands of one place, named so that the same demand in all documents has one name. */
export type Site = {
  name: string;
  keyword: string;
  path: Path;
  /** Values for the place that the demand admits, the bounds themselves among them. */
  good: unknown[];
  /** A value that breaks this demand. Undefined stands for taking the place away. */
  bad: unknown;
};

type Demand = Omit<Site, 'name' | 'path'> & { key?: string };

const OTHER_TYPE: Record<string, unknown> = {
  string: [],
  integer: 'x',
  number: 'x',
  boolean: 'x',
  array: 'x',
  object: 'x',
};
const NEVER_RIGHT = ['', 'S.A.', '<b>x</b>', '¿{x}?', 'x'.repeat(5000), ' '];

const breaking = (pattern: string): unknown =>
  NEVER_RIGHT.find((text) => !new RegExp(pattern, 'u').test(text));

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The list with its first element in the place of its last; one of a single element holds it twice. */
const withTwice = ([first, ...rest]: unknown[]): unknown[] => [first, ...rest.slice(0, -1), first];

/** What each keyword demands; `value` is what a valid document says. */
const DEMANDS: Record<string, (limit: never, value: unknown, node: SchemaNode) => Demand[]> = {
  type: (type: string) => [{ keyword: 'type', good: [], bad: OTHER_TYPE[type] }],
  enum: (options: unknown[]) => [{ keyword: 'enum', good: options, bad: 'no-existe' }],
  const: (value: unknown) => [{ keyword: 'const', good: [value], bad: 'no-existe' }],
  pattern: (pattern: string) => [{ keyword: 'pattern', good: [], bad: breaking(pattern) }],
  text: (rules: TextRules) => [{ keyword: 'text', good: [], bad: breaking(textPattern(rules)) }],
  minimum: (limit: number) => [{ keyword: 'minimum', good: [limit], bad: limit - 1 }],
  maximum: (limit: number) => [{ keyword: 'maximum', good: [limit], bad: limit + 1 }],
  exclusiveMinimum: (limit: number) => [{ keyword: 'exclusiveMinimum', good: [limit + 0.01], bad: limit }],
  minItems: (limit: number, value) => [
    { keyword: 'minItems', good: [], bad: asArray(value).slice(0, limit - 1) },
  ],
  maxItems: (limit: number, value) => [
    {
      keyword: 'maxItems',
      good: [],
      bad: Array.from({ length: limit + 1 }, (_, index) => asArray(value)[index] ?? asArray(value)[0]),
    },
  ],
  uniqueItems: (_, value) => [{ keyword: 'uniqueItems', good: [], bad: withTwice(asArray(value)) }],
  anyOf: () => [{ keyword: 'anyOf', good: [], bad: null }],
  oneOf: () => [{ keyword: 'oneOf', good: [], bad: null }],
  required: (keys: string[]) =>
    keys.map((key) => ({ keyword: `required ${key}`, key, good: [], bad: undefined })),
  additionalProperties: () => [{ keyword: 'additionalProperties', key: 'inventada', good: [], bad: 1 }],
};

const demandsOf = (node: SchemaNode, value: unknown): Demand[] =>
  Object.entries(node).flatMap(([keyword, limit]) => DEMANDS[keyword]?.(limit as never, value, node) ?? []);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Whether a value is meant as this one of several alternatives. */
function fits({ node }: Resolved, value: unknown): boolean {
  if ('const' in node) return node.const === value;
  if (node.type !== undefined && ![node.type === 'integer' ? 'number' : node.type].includes(typeOf(value)))
    return false;
  if (Array.isArray(node.enum)) return node.enum.includes(value);
  if (typeof node.pattern === 'string') return new RegExp(node.pattern, 'u').test(String(value));
  if (node.text !== undefined)
    return new RegExp(textPattern(node.text as TextRules), 'u').test(String(value));
  if (typeof value !== 'object' || value === null) return true;
  const properties = Object.entries((node.properties ?? {}) as Record<string, SchemaNode>);
  return properties.every(
    ([key, one]) => !('const' in one) || (value as Record<string, unknown>)[key] === one.const,
  );
}

/** A part of a schema, and its name: where it is declared, or else the way to it. */
type Part = { schema: Resolved; name: string };

/** The part behind a reference: named by its declaration, unless the reference demands something of its own. */
function partOf(reader: SchemaReader, node: SchemaNode, way: string): Part {
  const schema = reader.resolve(node);
  const isBare = Object.keys(node).every((keyword) => keyword === '$ref' || !(keyword in DEMANDS));
  return { schema, name: isBare && schema.name !== '' ? schema.name : way };
}

/** Alternatives of a part, still to be followed. */
const branchesOf = ({ node }: Resolved): SchemaNode[] => (node.oneOf ?? node.anyOf ?? []) as SchemaNode[];

/** The part that describes a member of a value, its alternatives still open. */
function memberOf(reader: SchemaReader, { schema: { node }, name }: Part, key: string): Part | undefined {
  const isList = node.type === 'array';
  const member = isList ? node.items : propertiesOf(node)[key];
  return member === undefined
    ? undefined
    : partOf(reader, member as SchemaNode, isList ? `${name}/*` : `${name}/${key}`);
}

/** Every demand of a schema that a valid document meets, with what would break it. */
export function sitesIn(reader: SchemaReader, kind: string, document: unknown): Site[] {
  const sites: Site[] = [];
  const go = (part: Part, path: Path): void => {
    const value = getAt(document, path);
    for (const { key, ...demand } of demandsOf(part.schema.node, value))
      sites.push({
        ...demand,
        name: `${part.name} ${demand.keyword}`,
        path: key === undefined ? path : [...path, key],
      });
    const branches = branchesOf(part.schema).map((node, at) => partOf(reader, node, `${part.name}<${at}>`));
    const meant = branches.find(({ schema }) => fits(schema, value));
    if (meant) go(meant, path);
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const member = memberOf(reader, part, key);
      if (member) go(member, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  go({ schema: reader.root(kind), name: kind }, []);
  return sites;
}

/** Names of all demands of a schema, whether or not any document meets them. */
export function demandNames(reader: SchemaReader, kind: string): Set<string> {
  const names = new Set<string>();
  const known = new Set<string>();
  const go = (part: Part): void => {
    if (known.has(part.name)) return;
    known.add(part.name);
    const { node } = part.schema;
    for (const { keyword } of demandsOf(node, [])) names.add(`${part.name} ${keyword}`);
    branchesOf(part.schema).forEach((branch, at) => go(partOf(reader, branch, `${part.name}<${at}>`)));
    for (const key of node.type === 'array' ? ['0'] : Object.keys(propertiesOf(node))) {
      const member = memberOf(reader, part, key);
      if (member) go(member);
    }
  };
  go({ schema: reader.root(kind), name: kind });
  return names;
}
