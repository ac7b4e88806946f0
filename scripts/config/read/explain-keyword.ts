import type { ErrorObject } from 'ajv/dist/2020.js';
import {
  expectedBy,
  expectedType,
  fromDescription,
  patternDiagnosis,
  type SchemaNode,
  typeAction,
} from '#scripts/config/read/expectation.ts';
import { type Finding, within } from '#scripts/config/read/problem.ts';
import { pluralize, didYouMean, either, nearest, quoted } from '#scripts/config/read/wording.ts';

/** A finding in a value of which nobody has said yet where it stands. */
export type Fault = Omit<Finding, 'file'>;
type Explain = (error: ErrorObject) => Omit<Fault, 'pointer'> & { pointer?: string };

export const schemaOf = (error: ErrorObject): SchemaNode => error.parentSchema ?? {};
const numberLimit =
  (words: string): Explain =>
  (error) => ({
    is: `dice ${quoted(error.data)}`,
    expected: `${words} ${String(error.params.limit)}`,
    action: 'corregilo',
  });

/** One explanation per schema keyword; alternatives (oneOf, anyOf) are explain.ts's part. */
const EXPLAIN: Record<string, Explain> = {
  additionalProperties: (error) => {
    const key = String(error.params.additionalProperty);
    const known = Object.keys(schemaOf(error).properties ?? {}).filter((one) => one !== '$schema');
    const pointer = within(error.instancePath, key);
    const action = didYouMean(nearest(key, known) ? 'cambiala' : 'borrala', key, known);
    return {
      pointer,
      at: 'key',
      is: `no existe la propiedad ${quoted(key)}`,
      expected: either(known),
      action,
    };
  },
  required: (error) => {
    const key = String(error.params.missingProperty);
    const property = ((schemaOf(error).properties ?? {}) as Record<string, SchemaNode>)[key];
    return {
      is: `falta la propiedad ${quoted(key)}`,
      expected: fromDescription(property?.description) ?? 'que esté',
      action: 'agregala',
    };
  },
  type: (error) => {
    const types = [error.params.type as string | string[]].flat();
    return {
      is: `dice ${quoted(error.data)}`,
      expected: expectedType(types),
      action: typeAction(error.data, types),
    };
  },
  enum: (error) => {
    const options = (error.params.allowedValues as unknown[]).map(String);
    return {
      is: `dice ${quoted(error.data)}`,
      expected: either(options),
      action: didYouMean('cambialo', error.data, options),
    };
  },
  const: ({ data, params }) => ({
    is: `dice ${quoted(data)}`,
    expected: quoted(params.allowedValue),
    action: didYouMean('cambialo', data, [String(params.allowedValue)]),
  }),
  pattern: (error) => patternDiagnosis(String(error.data), schemaOf(error)),
  minimum: numberLimit('desde'),
  maximum: numberLimit('hasta'),
  exclusiveMinimum: numberLimit('más de'),
  exclusiveMaximum: numberLimit('menos de'),
  minItems: (error) => itemCount(error, 'agregá', (limit, count) => limit - count),
  maxItems: (error) => itemCount(error, 'sacá', (limit, count) => count - limit),
  contains: (error) => {
    const { properties = {} } = (error.schema ?? {}) as { properties?: Record<string, { const?: unknown }> };
    const [[key = '', { const: wanted } = {}] = []] = Object.entries(properties);
    return {
      is: `falta un elemento con ${quoted(key)}: ${quoted(wanted)}`,
      expected: 'que esté',
      action: 'agregalo',
    };
  },
};

function itemCount(error: ErrorObject, verb: string, missing: (limit: number, count: number) => number) {
  const { minItems, maxItems } = schemaOf(error);
  const limit = Number(error.params.limit);
  const count = (error.data as unknown[]).length;
  const word =
    minItems === maxItems ? 'exactamente' : error.keyword === 'minItems' ? 'al menos' : 'como mucho';
  return {
    is: `tiene ${pluralize(count, 'elemento', 'elementos')}`,
    expected: `${word} ${limit}`,
    action: `${verb} ${missing(limit, count)}`,
  };
}

/** One failed keyword as a sentence's parts. */
export function faultOf(error: ErrorObject): Fault {
  const explain = EXPLAIN[error.keyword];
  if (explain) return { pointer: error.instancePath, ...explain(error) };
  const is = `dice ${quoted(error.data)}`;
  return { pointer: error.instancePath, is, expected: expectedBy(schemaOf(error)), action: 'corregilo' };
}
