import {
  expectedBy,
  expectedType,
  fromDescription,
  patternDiagnosis,
  type SchemaNode,
  typeAction,
} from '#scripts/config/read/expectation.ts';
import { type Finding, within, says } from '#scripts/config/read/problem.ts';
import type { Violation } from '#scripts/config/read/violations.ts';
import { pluralize, didYouMean, either, nearest, quoted } from '#scripts/config/read/wording.ts';

/** A finding about a value, before its file and pointer are added. */
export type Fault = Omit<Finding, 'file'>;
type Explain = (error: Violation) => Omit<Fault, 'pointer'> & { pointer?: string };

const numberLimit =
  (words: string): Explain =>
  (error) =>
    says(`dice ${quoted(error.data)}`, `${words} ${String(error.demand)}`, 'corregilo');

/** One explanation per schema keyword; alternatives (oneOf, anyOf) are explain.ts's part. */
const EXPLAIN: Record<string, Explain> = {
  additionalProperties: (error) => {
    const key = String(error.demand);
    const known = Object.keys(error.node.properties ?? {}).filter((one) => one !== '$schema');
    const pointer = within(error.instancePath, key);
    const action = didYouMean(nearest(key, known) ? 'cambiala' : 'borrala', key, known);
    return { pointer, at: 'key', ...says(`no existe la propiedad ${quoted(key)}`, either(known), action) };
  },
  required: (error) => {
    const key = String(error.demand);
    const property = ((error.node.properties ?? {}) as Record<string, SchemaNode>)[key];
    const expected = fromDescription(property?.description) ?? 'que esté';
    return says(`falta la propiedad ${quoted(key)}`, expected, 'agregala');
  },
  type: (error) => {
    const types = [error.demand as string | string[]].flat();
    return says(`dice ${quoted(error.data)}`, expectedType(types), typeAction(error.data, types));
  },
  enum: (error) => {
    const options = (error.demand as unknown[]).map(String);
    return says(`dice ${quoted(error.data)}`, either(options), didYouMean('cambialo', error.data, options));
  },
  const: ({ data, demand }) =>
    says(`dice ${quoted(data)}`, quoted(demand), didYouMean('cambialo', data, [String(demand)])),
  pattern: (error) => patternDiagnosis(String(error.data), error.node),
  minimum: numberLimit('desde'),
  maximum: numberLimit('hasta'),
  exclusiveMinimum: numberLimit('más de'),
  exclusiveMaximum: numberLimit('menos de'),
  minItems: (error) => itemCount(error, 'agregá', (limit, count) => limit - count),
  maxItems: (error) => itemCount(error, 'sacá', (limit, count) => count - limit),
  contains: (error) => {
    const { properties = {} } = error.demand as { properties?: Record<string, { const?: unknown }> };
    const [[key = '', { const: wanted } = {}] = []] = Object.entries(properties);
    return says(`falta un elemento con ${quoted(key)}: ${quoted(wanted)}`, 'que esté', 'agregalo');
  },
};

function itemCount(error: Violation, verb: string, missing: (limit: number, count: number) => number) {
  const { minItems, maxItems } = error.node;
  const limit = Number(error.demand);
  const count = (error.data as unknown[]).length;
  const word =
    minItems === maxItems ? 'exactamente' : error.keyword === 'minItems' ? 'al menos' : 'como mucho';
  const is = `tiene ${pluralize(count, 'elemento', 'elementos')}`;
  return says(is, `${word} ${limit}`, `${verb} ${missing(limit, count)}`);
}

/** One failed keyword as a sentence's parts. */
export function faultOf(error: Violation): Fault {
  const otherwise: Explain = ({ data, node }) => says(`dice ${quoted(data)}`, expectedBy(node), 'corregilo');
  return { pointer: error.instancePath, ...(EXPLAIN[error.keyword] ?? otherwise)(error) };
}
