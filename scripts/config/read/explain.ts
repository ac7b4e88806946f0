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
import { type Finding, diagnosis, within } from '#scripts/config/read/problem.ts';
import { propertiesOf, referred } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { didYouMean, joinWithOr, nearest, pluralize, quoted } from '#scripts/config/read/wording.ts';

/** A finding about a value, before its file and pointer are added. */
export type Fault = Omit<Finding, 'file'>;

/** An error of ajv (`allErrors`, `verbose`): the keyword that data does not satisfy, and where. */
type SchemaError = {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Readonly<Record<string, unknown>>;
  /** The keyword's value, the schema that says it, and the data. */
  schema: unknown;
  parentSchema: SchemaNode;
  data: unknown;
};

/** The check of a kind of documents that ajv compiled; `errors` are those of the last document. */
export type Check = { (data: unknown): boolean; errors?: SchemaError[] | null };

type Explain = (error: SchemaError, follow: Follow) => Omit<Fault, 'pointer'> & { pointer?: string };

/** Returns the part of a schema that a reference names; a part without a reference itself. */
type Follow = (node: SchemaNode) => SchemaNode;

const numberLimit =
  (words: string): Explain =>
  ({ data, schema }) =>
    diagnosis(`dice ${quoted(data)}`, `${words} ${String(schema)}`, 'corregilo');

/** Explanations by schema keyword. */
const EXPLAIN: Record<string, Explain> = {
  additionalProperties: ({ params, parentSchema, instancePath }) => {
    const key = String(params['additionalProperty']);
    const known = Object.keys(propertiesOf(parentSchema)).filter((one) => one !== '$schema');
    const { action } = didYouMean(nearest(key, known) ? 'cambiala' : 'borrala', key, known);
    return {
      pointer: within(instancePath, key),
      at: 'key',
      ...diagnosis(`no existe la propiedad ${quoted(key)}`, joinWithOr(known), action),
    };
  },
  required: ({ params, parentSchema }) => {
    const key = String(params['missingProperty']);
    const expected = fromDescription(propertiesOf(parentSchema)[key]?.description) ?? 'que esté';
    return diagnosis(`falta la propiedad ${quoted(key)}`, expected, 'agregala');
  },
  discriminator: ({ params, parentSchema, instancePath }, follow) => {
    const { tag, tagValue } = params as { tag: string; tagValue: unknown };
    const branches = (parentSchema.oneOf as SchemaNode[]).map(follow);
    const options = branches.map((branch) => String(propertiesOf(branch)[tag]?.const));
    if (tagValue === undefined)
      return diagnosis(`falta la propiedad ${quoted(tag)}`, joinWithOr(options), 'agregala');
    const repair = didYouMean('cambialo', tagValue, options);
    return {
      pointer: within(instancePath, tag),
      ...diagnosis(`dice ${quoted(tagValue)}`, joinWithOr(options), repair),
    };
  },
  type: ({ data, schema }) => {
    const types = [schema as string | string[]].flat();
    return diagnosis(`dice ${quoted(data)}`, expectedType(types), typeAction(data, types));
  },
  enum: ({ data, schema }) => {
    const options = (schema as unknown[]).map(String);
    return diagnosis(`dice ${quoted(data)}`, joinWithOr(options), didYouMean('cambialo', data, options));
  },
  const: ({ data, schema }) =>
    diagnosis(`dice ${quoted(data)}`, quoted(schema), didYouMean('cambialo', data, [String(schema)])),
  pattern: ({ data, parentSchema }) => patternDiagnosis(String(data), parentSchema),
  text: ({ data, parentSchema }) => textDiagnosis(String(data), parentSchema),
  anyOf: ({ data, schema }, follow) =>
    valueDiagnosis(data, joinWithOr((schema as SchemaNode[]).map((one) => expectedBy(follow(one))))),
  minimum: numberLimit('desde'),
  maximum: numberLimit('hasta'),
  exclusiveMinimum: numberLimit('más de'),
  minItems: (error) => itemCount(error, 'agregá', (limit, count) => limit - count),
  maxItems: (error) => itemCount(error, 'sacá', (limit, count) => count - limit),
  uniqueItems: ({ data, params, instancePath }) => {
    const at = Number(params['i']);
    const is = `${quoted((data as unknown[])[at])} está dos veces`;
    return {
      pointer: within(instancePath, at),
      ...diagnosis(is, 'cada elemento una vez', 'borrá uno'),
    };
  },
};

function itemCount(
  { keyword, data, schema, parentSchema: { minItems, maxItems } }: SchemaError,
  verb: string,
  missing: (limit: number, count: number) => number,
) {
  const limit = Number(schema);
  const count = (data as unknown[]).length;
  const word = minItems === maxItems ? 'exactamente' : keyword === 'minItems' ? 'al menos' : 'como mucho';
  const is = `tiene ${pluralize(count, 'elemento', 'elementos')}`;
  return diagnosis(is, `${word} ${limit}`, `${verb} ${missing(limit, count)}`);
}

/** Keywords that stand for other parts of a schema: a value that was emptied has a sentence by what these expect. */
const ALTERNATIVES = new Set(['anyOf', 'discriminator']);

/** Returns a failed keyword as the parts of a sentence. */
function faultOf(error: SchemaError, follow: Follow): Fault {
  const { instancePath: pointer, data, keyword } = error;
  const otherwise: Explain = ({ parentSchema }) => valueDiagnosis(data, expectedBy(parentSchema));
  // A number or a choice that was emptied is null, whichever keyword says so.
  const isEmptied = data === null && !ALTERNATIVES.has(keyword);
  const explain = isEmptied ? otherwise : (EXPLAIN[keyword] ?? otherwise);
  return { pointer, ...explain(error, follow) };
}

const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/**
 * The errors that say something of their own. What a branch of an `anyOf` lacks is no fault of the document; of a value of another type nothing else is worth saying.
 */
function ownErrors(errors: readonly SchemaError[]): SchemaError[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
  const own = errors.filter(
    (error) =>
      error.keyword === 'anyOf' ||
      !alternatives.some(({ instancePath }) => isInside(error.instancePath, instancePath)),
  );
  const typed = new Map<string, SchemaError>();
  for (const error of own.filter(({ keyword }) => keyword === 'type'))
    if (!typed.has(error.instancePath)) typed.set(error.instancePath, error);
  return own.filter((error) => (typed.get(error.instancePath) ?? error) === error);
}

/** Drops what only repeats another error: a misspelt key is not also a missing one. */
function withoutRepeated(errors: readonly SchemaError[]): SchemaError[] {
  const misspelt = new Set(
    errors.flatMap(({ keyword, params, parentSchema, instancePath }) => {
      if (keyword !== 'additionalProperties') return [];
      const meant = nearest(String(params['additionalProperty']), Object.keys(propertiesOf(parentSchema)));
      return meant === undefined ? [] : [`${instancePath} ${meant}`];
    }),
  );
  return errors.filter((error, index) => {
    const { keyword, instancePath, params } = error;
    if (keyword === 'required') return !misspelt.has(`${instancePath} ${String(params['missingProperty'])}`);
    // A text's own rules stand beside those that all texts share, and say more.
    const isSame = (one: SchemaError) => one.keyword === keyword && one.instancePath === instancePath;
    return keyword !== 'text' || !errors.slice(index + 1).some(isSame);
  });
}

/** Explains in Spanish why data does not satisfy the schema of a kind; nothing when it does. */
export function openExplainer(
  { byKind }: Pick<Schemas, 'byKind'>,
  checkOf: (kind: string) => Check,
): (kind: string, data: unknown) => Fault[] {
  const follow: Follow = (node) =>
    typeof node.$ref === 'string' ? follow(referred({ byKind }, node.$ref).node) : node;
  return (kind, data) => {
    const check = checkOf(kind);
    if (check(data)) return [];
    return withoutRepeated(ownErrors(check.errors ?? [])).map((error) => faultOf(error, follow));
  };
}
