import { createRequire } from 'node:module';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { addressesOf, type Addresses } from '#scripts/config/read/addresses.ts';
import { expectedBy, type SchemaNode } from '#scripts/config/read/expectation.ts';
import { type Fault, faultOf, schemaOf } from '#scripts/config/read/explain-keyword.ts';
import { within } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { didYouMean, either, nearest, quoted } from '#scripts/config/read/wording.ts';

const require = createRequire(import.meta.url);

const ALTERNATIVES = new Set(['oneOf', 'anyOf']);

/** Faults of data against the schema part at an address; pointers from the data's own root. */
type Explain = (address: string, data: unknown) => Fault[];

const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** Drops what only repeats another error: a misspelt key is not also a missing one, a misspelt id not also absent. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const misspelt = new Set(
    errors.flatMap((error) => {
      if (error.keyword !== 'additionalProperties') return [];
      const meant = nearest(
        String(error.params.additionalProperty),
        Object.keys(schemaOf(error).properties ?? {}),
      );
      return meant === undefined ? [] : [`${error.instancePath} ${meant}`];
    }),
  );
  return errors.filter((error) => {
    if (error.keyword === 'required') {
      return !misspelt.has(`${error.instancePath} ${String(error.params.missingProperty)}`);
    }
    const others = errors.filter((one) => one !== error && isInside(one.instancePath, error.instancePath));
    if (error.keyword === 'contains') return !others.some(({ keyword }) => keyword === 'enum');
    // A text's own pattern stands beside the one that all texts share, and says more.
    if (error.keyword === 'pattern')
      return !errors
        .slice(errors.indexOf(error) + 1)
        .some((one) => one.keyword === 'pattern' && one.instancePath === error.instancePath);
    if (error.keyword === 'minItems') return !others.some(({ keyword }) => keyword === 'contains');
    return true;
  });
}

const propertiesOf = (schema: SchemaNode): Record<string, SchemaNode> =>
  (schema.properties ?? {}) as Record<string, SchemaNode>;

const tagValue = (schema: SchemaNode, tag: string): unknown => propertiesOf(schema)[tag]?.const;

/** The property whose constant tells the alternatives apart. */
const tagOf = (schemas: readonly SchemaNode[]): string | undefined =>
  Object.keys(propertiesOf(schemas[0] ?? {})).find((key) =>
    schemas.every((schema) => tagValue(schema, key) !== undefined),
  );

/** Of errors about alternatives the outermost ones; those inside them are their branches' business. */
function outermost(errors: readonly ErrorObject[]): ErrorObject[] {
  const all = errors.filter(({ keyword }) => ALTERNATIVES.has(keyword));
  const isInner = (one: ErrorObject, other: ErrorObject): boolean =>
    other.instancePath.length < one.instancePath.length && isInside(one.instancePath, other.instancePath);
  return all.filter((one) => !all.some((other) => isInner(one, other)));
}

/** Of several alternatives only the one that was meant is worth explaining. */
function alternativeFaults(error: ErrorObject, addresses: Addresses, explain: Explain): Fault[] {
  const { instancePath: pointer, data } = error;
  const branches = (error.schema as SchemaNode[]).map((branch) => {
    const address = addresses.addressOf(branch);
    return { address, schema: addresses.schemaAt(address) };
  });
  const tag = tagOf(branches.map(({ schema }) => schema));
  if (tag === undefined || typeof data !== 'object' || data === null) {
    const expected = either(branches.map(({ schema }) => expectedBy(schema)));
    return [{ pointer, is: `dice ${quoted(data)}`, expected, action: 'corregilo' }];
  }
  const value = (data as Record<string, unknown>)[tag];
  const meant = branches.find(({ schema }) => tagValue(schema, tag) === value);
  if (meant)
    return explain(meant.address, data).map((fault) => ({ ...fault, pointer: pointer + fault.pointer }));
  const options = branches.map(({ schema }) => String(tagValue(schema, tag)));
  const expected = either(options);
  if (value === undefined)
    return [{ pointer, is: `falta la propiedad ${quoted(tag)}`, expected, action: 'agregala' }];
  const action = didYouMean('cambialo', value, options);
  return [{ pointer: within(pointer, tag), is: `dice ${quoted(value)}`, expected, action }];
}

/** Explains in Spanish why data does not satisfy its schema. Slower than validating, so only for data known to fail. */
export function openExplainer({ byKind }: Schemas): (kind: string, data: unknown) => Fault[] {
  // Loaded here, because a run without problems has no use for it.
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: true, allErrors: true, verbose: true });
  for (const schema of byKind.values()) ajv.addSchema(schema);
  const addresses = addressesOf([...byKind.values()]);

  const explain: Explain = (address, data) => {
    const validate = ajv.getSchema(address) ?? ajv.compile({ $ref: address });
    if (validate(data)) return [];
    // A list that lacks an element says so once; why each of its elements is not the one does not help.
    const errors = (validate.errors ?? []).filter(({ schemaPath }) => !schemaPath.includes('/contains/'));
    const outer = outermost(errors);
    const plain = errors.filter(
      (error) => !outer.some(({ instancePath }) => isInside(error.instancePath, instancePath)),
    );
    return [
      ...withoutEchoes(plain).map(faultOf),
      ...outer.flatMap((error) => alternativeFaults(error, addresses, explain)),
    ];
  };

  return (kind, data) => {
    const schema = byKind.get(kind);
    return schema ? explain(schema.$id, data) : [];
  };
}
