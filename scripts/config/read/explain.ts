import {
  expectedBy,
  expectedType,
  fromDescription,
  patternDiagnosis,
  textDiagnosis,
  type SchemaNode,
  typeAction,
  valueDiagnosis,
} from '#scripts/config/read/expectation.ts';
import { type Finding, diagnosis, keysOf, within } from '#scripts/config/read/problem.ts';
import { propertiesOf } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { type Branch, follow, violations, type Violation } from '#scripts/config/read/violations.ts';
import { didYouMean, joinWithOr, nearest, pluralize, quoted } from '#scripts/config/read/wording.ts';

/** A finding about a value, before its file and pointer are added. */
export type Fault = Omit<Finding, 'file'>;
type ExplainKeyword = (error: Violation) => Omit<Fault, 'pointer'> & { pointer?: string };

const numberLimit =
  (words: string): ExplainKeyword =>
  (error) =>
    diagnosis(`dice ${quoted(error.data)}`, `${words} ${String(error.demand)}`, 'corregilo');

/** Explanations by schema keyword; alternatives (oneOf, anyOf) follow below. */
const EXPLAIN: Record<string, ExplainKeyword> = {
  additionalProperties: (error) => {
    const key = String(error.demand);
    const known = Object.keys(propertiesOf(error.node)).filter((one) => one !== '$schema');
    const pointer = within(error.instancePath, key);
    const { action } = didYouMean(nearest(key, known) ? 'cambiala' : 'borrala', key, known);
    return {
      pointer,
      at: 'key',
      ...diagnosis(`no existe la propiedad ${quoted(key)}`, joinWithOr(known), action),
    };
  },
  required: (error) => {
    const key = String(error.demand);
    const property = propertiesOf(error.node)[key];
    const expected = fromDescription(property?.description) ?? 'que esté';
    return diagnosis(`falta la propiedad ${quoted(key)}`, expected, 'agregala');
  },
  type: (error) => {
    const types = [error.demand as string | string[]].flat();
    return diagnosis(`dice ${quoted(error.data)}`, expectedType(types), typeAction(error.data, types));
  },
  enum: (error) => {
    const options = (error.demand as unknown[]).map(String);
    return diagnosis(
      `dice ${quoted(error.data)}`,
      joinWithOr(options),
      didYouMean('cambialo', error.data, options),
    );
  },
  const: ({ data, demand }) =>
    diagnosis(`dice ${quoted(data)}`, quoted(demand), didYouMean('cambialo', data, [String(demand)])),
  pattern: (error) => patternDiagnosis(String(error.data), error.node),
  text: (error) => textDiagnosis(String(error.data), error.node),
  minimum: numberLimit('desde'),
  maximum: numberLimit('hasta'),
  exclusiveMinimum: numberLimit('más de'),
  exclusiveMaximum: numberLimit('menos de'),
  minItems: (error) => itemCount(error, 'agregá', (limit, count) => limit - count),
  maxItems: (error) => itemCount(error, 'sacá', (limit, count) => count - limit),
  uniqueItems: ({ data }) =>
    diagnosis(`${quoted(data)} está dos veces`, 'cada elemento una vez', 'borrá uno'),
  contains: (error) => {
    const { properties = {} } = error.demand as { properties?: Record<string, { const?: unknown }> };
    const [[key = '', { const: wanted } = {}] = []] = Object.entries(properties);
    return diagnosis(`falta un elemento con ${quoted(key)}: ${quoted(wanted)}`, 'que esté', 'agregalo');
  },
};

function itemCount(error: Violation, verb: string, missing: (limit: number, count: number) => number) {
  const { minItems, maxItems } = error.node;
  const limit = Number(error.demand);
  const count = (error.data as unknown[]).length;
  const word =
    minItems === maxItems ? 'exactamente' : error.keyword === 'minItems' ? 'al menos' : 'como mucho';
  const is = `tiene ${pluralize(count, 'elemento', 'elementos')}`;
  return diagnosis(is, `${word} ${limit}`, `${verb} ${missing(limit, count)}`);
}

/** Returns a failed keyword as the parts of a sentence. */
function faultOf(error: Violation): Fault {
  const otherwise: ExplainKeyword = ({ data, node }) => valueDiagnosis(data, expectedBy(node));
  const { instancePath: pointer, data } = error;
  // A number or a choice that was emptied is null, whichever keyword says so.
  const explain = data === null ? otherwise : (EXPLAIN[error.keyword] ?? otherwise);
  return { pointer, ...explain(error) };
}

const ALTERNATIVES = new Set(['oneOf', 'anyOf']);

/** Faults of data against a part of a schema; pointers from the data's own root. */
type Explain = (branch: Branch, data: unknown) => Fault[];

const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Whether a fault is that of the element that a list lacks: its id, or the element as a whole. */
function isElementAsked(
  { demand, instancePath }: Violation,
  { keyword, instancePath: at }: Violation,
): boolean {
  const [index, key] = keysOf(at.slice(instancePath.length));
  const isOfElement = key === undefined || key in propertiesOf(demand as SchemaNode);
  return keyword === 'enum' || (index !== undefined && isOfElement);
}

/** Drops what only repeats another error: a misspelt key is not also a missing one, a misspelt id not also absent. */
function dropRedundantErrors(errors: readonly Violation[]): Violation[] {
  const misspelt = new Set(
    errors.flatMap((error) => {
      if (error.keyword !== 'additionalProperties') return [];
      const meant = nearest(String(error.demand), Object.keys(propertiesOf(error.node)));
      return meant === undefined ? [] : [`${error.instancePath} ${meant}`];
    }),
  );
  return errors.filter((error) => {
    if (error.keyword === 'required') {
      return !misspelt.has(`${error.instancePath} ${String(error.demand)}`);
    }
    const others = errors.filter((one) => one !== error && isInside(one.instancePath, error.instancePath));
    if (error.keyword === 'contains') return !others.some((other) => isElementAsked(error, other));
    // A text's own rules stand beside those that all texts share, and say more.
    if (error.keyword === 'text')
      return !errors
        .slice(errors.indexOf(error) + 1)
        .some((one) => one.keyword === 'text' && one.instancePath === error.instancePath);
    if (error.keyword === 'minItems') return !others.some(({ keyword }) => keyword === 'contains');
    return true;
  });
}

const tagValue = (schema: SchemaNode, tag: string): unknown => propertiesOf(schema)[tag]?.const;

/** The property whose constant distinguishes the alternatives, though some may share it. */
function tagOf(schemas: readonly SchemaNode[]): string | undefined {
  return Object.keys(propertiesOf(schemas[0] ?? {})).find((key) => {
    const values = new Set(schemas.map((schema) => tagValue(schema, key)));
    return !values.has(undefined) && values.size > 1;
  });
}

/** Of errors about alternatives the outermost ones; those inside them are their branches' business. */
function outermost(errors: readonly Violation[]): Violation[] {
  const all = errors.filter(({ keyword }) => ALTERNATIVES.has(keyword));
  const isInner = (one: Violation, other: Violation): boolean =>
    other.instancePath.length < one.instancePath.length && isInside(one.instancePath, other.instancePath);
  return all.filter((one) => !all.some((other) => isInner(one, other)));
}

/** Of several alternatives only the one that was meant is worth explaining. */
function alternativeFaults(error: Violation, schemas: Pick<Schemas, 'byKind'>, explain: Explain): Fault[] {
  const { instancePath: pointer, data, kind } = error;
  const branches = (error.demand as SchemaNode[]).map((node) => follow(schemas, { node, kind }));
  const tag = tagOf(branches.map(({ node }) => node));
  if (tag === undefined || typeof data !== 'object' || data === null) {
    const expected = joinWithOr(branches.map(({ node }) => expectedBy(node)));
    return [{ pointer, ...valueDiagnosis(data, expected) }];
  }
  const value = (data as Record<string, unknown>)[tag];
  const meant = branches.filter(({ node }) => tagValue(node, tag) === value);
  if (meant.length > 1) {
    const demand = (error.demand as SchemaNode[]).filter((_, at) => meant.includes(branches[at] as Branch));
    return alternativeFaults({ ...error, demand }, schemas, explain);
  }
  const faults = meant[0] ? explain(meant[0], data) : [];
  if (faults.length > 0) return faults.map((fault) => ({ ...fault, pointer: pointer + fault.pointer }));
  const options = branches.map(({ node }) => String(tagValue(node, tag)));
  const expected = joinWithOr(options);
  if (value === undefined)
    return [{ pointer, ...diagnosis(`falta la propiedad ${quoted(tag)}`, expected, 'agregala') }];
  const repair = didYouMean('cambialo', value, options);
  return [{ pointer: within(pointer, tag), ...diagnosis(`dice ${quoted(value)}`, expected, repair) }];
}

/** Explains in Spanish why data does not satisfy the schema of a kind; nothing when it does. */
export function openExplainer(schemas: Pick<Schemas, 'byKind'>): (kind: string, data: unknown) => Fault[] {
  const explain: Explain = (branch, data) => {
    const errors = violations(schemas, branch, data);
    const outer = outermost(errors);
    const plain = errors.filter(
      (error) => !outer.some(({ instancePath }) => isInside(error.instancePath, instancePath)),
    );
    return [
      ...dropRedundantErrors(plain).map(faultOf),
      ...outer.flatMap((error) => alternativeFaults(error, schemas, explain)),
    ];
  };
  return (kind, data) => {
    const node = schemas.byKind.get(kind);
    return node ? explain({ node, kind }, data) : [];
  };
}
