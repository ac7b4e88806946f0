import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { within } from '#scripts/config/read/problem.ts';
import { referred } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { textPattern, type TextRules } from '#scripts/config/read/text-rules.ts';

/** A keyword that data does not satisfy. */
export type Violation = {
  keyword: string;
  /** JSON pointer into the data. */
  instancePath: string;
  /** The value there. */
  data: unknown;
  /** The keyword's value; for a missing or unknown member, its name. */
  demand: unknown;
  /** The schema that says it, and the kind whose file it stands in. */
  node: SchemaNode;
  kind: string;
};

/** A part of a schema, and the kind in whose file it stands. */
export type Branch = { node: SchemaNode; kind: string };

type Members = Record<string, unknown>;
/** The way from the root to a value; its pointer is written where a violation is found alone. */
type Way = { before: Way; key: string | number } | null;
type Context = Branch & {
  data: unknown;
  way: Way;
  onViolation: (violation: Violation) => void;
  schemas: Pick<Schemas, 'byKind'>;
};

const TYPES: Record<string, (data: unknown) => boolean> = {
  string: (data) => typeof data === 'string',
  number: (data) => typeof data === 'number' && Number.isFinite(data),
  integer: (data) => Number.isInteger(data),
  boolean: (data) => typeof data === 'boolean',
  null: (data) => data === null,
  array: Array.isArray,
  object: (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
};

const patterns = new Map<string, RegExp>();
function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known;
}

const texts = new WeakMap<TextRules, RegExp>();
function textOf(rules: TextRules): RegExp {
  const known = texts.get(rules) ?? patternOf(textPattern(rules));
  texts.set(rules, known);
  return known;
}

const isNumber = (data: unknown): data is number => typeof data === 'number';
const isObject = (data: unknown): data is Members => TYPES['object']?.(data) ?? false;

/** By the keys alone: a value may have a `toString` that is no function. */
const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** The same text for equal values, whatever the order of their members. */
const asText = (data: unknown): string =>
  JSON.stringify(data, (_, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).toSorted(byKey)) : one,
  );
const hasMembers = (data: unknown): boolean => typeof data === 'object' && data !== null;
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (hasMembers(one) && hasMembers(other) && asText(one) === asText(other));

/** Keywords about one value, each with the type it applies to; a value of another type is reported by `type`. */
export const ASSERTIONS: Record<string, (data: unknown, demand: never) => boolean> = {
  type: (data, type: string | string[]) =>
    typeof type === 'string' ? (TYPES[type]?.(data) ?? false) : type.some((one) => TYPES[one]?.(data)),
  enum: (data, options: unknown[]) => options.some((one) => isSame(one, data)),
  const: (data, value: unknown) => isSame(data, value),
  pattern: (data, pattern: string) => typeof data !== 'string' || patternOf(pattern).test(data),
  text: (data, rules: TextRules) => typeof data !== 'string' || textOf(rules).test(data),
  minimum: (data, limit: number) => !isNumber(data) || data >= limit,
  maximum: (data, limit: number) => !isNumber(data) || data <= limit,
  exclusiveMinimum: (data, limit: number) => !isNumber(data) || data > limit,
  exclusiveMaximum: (data, limit: number) => !isNumber(data) || data < limit,
  minItems: (data, limit: number) => !Array.isArray(data) || data.length >= limit,
  maxItems: (data, limit: number) => !Array.isArray(data) || data.length <= limit,
};

/** Keywords that lead to other schemas, or to members. */
export const APPLICATORS: Record<string, (context: Context, demand: never) => void> = {
  $ref: (context, reference: string) =>
    visit({ ...context, ...target(context.schemas, reference, context.kind) }),
  allOf: (context, nodes: SchemaNode[]) => nodes.forEach((node) => visit({ ...context, node })),
  anyOf: (context, nodes: SchemaNode[]) => alternatives(context, 'anyOf', nodes, (count) => count > 0),
  oneOf: (context, nodes: SchemaNode[]) => alternatives(context, 'oneOf', nodes, (count) => count === 1),
  contains: (context, node: SchemaNode) => {
    const { data } = context;
    if (Array.isArray(data) && !data.some((one) => isValid({ ...context, node, data: one })))
      tell(context, 'contains', node);
  },
  uniqueItems: (context, isAsked: boolean) => {
    const { data, way } = context;
    if (!isAsked || !Array.isArray(data)) return;
    const seen = new Set<string>();
    data.forEach((one, key) => {
      const text = asText(one);
      if (seen.has(text)) tell({ ...context, data: one, way: { before: way, key } }, 'uniqueItems', isAsked);
      seen.add(text);
    });
  },
  required: (context, keys: string[]) => {
    const { data } = context;
    if (isObject(data))
      keys.filter((key) => !Object.hasOwn(data, key)).forEach((key) => tell(context, 'required', key));
  },
  additionalProperties: (context, allowed: boolean | SchemaNode) => {
    const known = (context.node.properties ?? {}) as Members;
    const { data, way } = context;
    if (allowed === true || !isObject(data)) return;
    for (const [key, member] of Object.entries(data)) {
      if (Object.hasOwn(known, key)) continue;
      if (allowed === false) tell(context, 'additionalProperties', key);
      else visit({ ...context, node: allowed, data: member, way: { before: way, key } });
    }
  },
  properties: (context, properties: Record<string, SchemaNode>) => {
    const { data, way } = context;
    if (!isObject(data)) return;
    for (const [key, node] of Object.entries(properties)) {
      if (Object.hasOwn(data, key)) visit({ ...context, node, data: data[key], way: { before: way, key } });
    }
  },
  items: (context, node: SchemaNode) => {
    const { data, way } = context;
    if (Array.isArray(data))
      data.forEach((one, key) => visit({ ...context, node, data: one, way: { before: way, key } }));
  },
};

const pointerOf = (way: Way): string => (way ? within(pointerOf(way.before), way.key) : '');

function tell({ onViolation, node, kind, way, data }: Context, keyword: string, demand: unknown): void {
  onViolation({ keyword, instancePath: pointerOf(way), data, demand, node, kind });
}

function isValid(context: Context): boolean {
  let valid = true;
  visit({ ...context, onViolation: () => void (valid = false) });
  return valid;
}

function alternatives(
  context: Context,
  keyword: string,
  nodes: readonly SchemaNode[],
  isEnough: (count: number) => boolean,
): void {
  if (!isEnough(nodes.filter((node) => isValid({ ...context, node })).length)) tell(context, keyword, nodes);
}

type Keyword = {
  keyword: string;
  demand: never;
  asserts: ((data: unknown, demand: never) => boolean) | undefined;
  applies: ((context: Context, demand: never) => void) | undefined;
};

/** The keywords of a part of a schema that demand something besides its type and reference, read once. */
const keywords = new WeakMap<SchemaNode, readonly Keyword[]>();

function keywordsOf(node: SchemaNode): readonly Keyword[] {
  const known =
    keywords.get(node) ??
    Object.entries(node)
      .map(([keyword, demand]) => {
        const [asserts, applies] = [ASSERTIONS[keyword], APPLICATORS[keyword]];
        return { keyword, demand: demand as never, asserts, applies };
      })
      .filter(({ keyword, asserts, applies }) => !['$ref', 'type'].includes(keyword) && (asserts ?? applies));
  keywords.set(node, known);
  return known;
}

function visit(context: Context): void {
  const { node, data } = context;
  // A value of another type would break every other demand as well.
  const { type } = node;
  if (type !== undefined && !ASSERTIONS['type']?.(data, type as never)) return tell(context, 'type', type);
  if (node.$ref !== undefined) APPLICATORS['$ref']?.(context, node.$ref as never);
  for (const { keyword, demand, asserts, applies } of keywordsOf(node)) {
    if (asserts?.(data, demand) === false) tell(context, keyword, demand);
    applies?.(context, demand);
  }
}

const targets = new WeakMap<Schemas['byKind'], Map<string, Branch>>();

/** Where a reference of a kind's schema leads, looked up once. */
function target(schemas: Pick<Schemas, 'byKind'>, reference: string, kind: string): Branch {
  const known = targets.get(schemas.byKind) ?? new Map<string, Branch>();
  targets.set(schemas.byKind, known);
  const name = `${kind} ${reference}`;
  const found = known.get(name) ?? follow(schemas, referred(schemas, reference, kind));
  known.set(name, found);
  return found;
}

/** Returns the target of a reference; a part without a reference itself. */
export function follow(schemas: Pick<Schemas, 'byKind'>, { node, kind }: Branch): Branch {
  return typeof node.$ref === 'string' ? target(schemas, node.$ref, kind) : { node, kind };
}

/**
 * Everything in which `data` breaks a part of a schema. It knows the keywords that the schemas here use, and, unlike a
 * compiling validator, needs no code made at run time: it also runs in a page. Alternatives that fail are one violation;
 * why each of them fails is not reported.
 */
export function violations(schemas: Pick<Schemas, 'byKind'>, branch: Branch, data: unknown): Violation[] {
  const found: Violation[] = [];
  visit({ ...branch, data, way: null, schemas, onViolation: (violation) => found.push(violation) });
  return found;
}
