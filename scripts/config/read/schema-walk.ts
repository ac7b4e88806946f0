import { isObject } from '#scripts/config/read/is-object.ts';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { SCHEMA_SUFFIX } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** A part of a schema with its reference followed; `name` is where it is defined, 'common#/$defs/color'. */
export type Resolved = { node: SchemaNode; name: string };

/** Reads schemas part by part: what stands behind a reference, and what describes a member of a value. */
export type SchemaReader = ReturnType<typeof schemaReader>;

type Properties = Record<string, SchemaNode>;

/** Schemas of a part's properties. */
export const propertiesOf = (node: SchemaNode): Properties => (node.properties ?? {}) as Properties;

function isMeant(node: SchemaNode, value: unknown): boolean {
  const constants = Object.entries(propertiesOf(node)).filter(([, property]) => 'const' in property);
  return (
    constants.length > 0 &&
    constants.every(([key, property]) => (value as Properties)[key] === property.const)
  );
}

/** The part of a schema that a reference names, 'common.schema.json#/$defs/color', and its name. */
export function referred({ byKind }: Pick<Schemas, 'byKind'>, reference: string): Resolved {
  const [file = '', pointer = ''] = reference.split('#');
  const kind = file.slice(0, -SCHEMA_SUFFIX.length);
  const node = keysOf(pointer).reduce<unknown>((one, key) => (one as Properties)[key], byKind.get(kind));
  return { node: node as SchemaNode, name: `${kind}#${pointer}` };
}

/** Opens the schemas for reading part by part. */
export function schemaReader({ byKind }: Pick<Schemas, 'byKind'>) {
  function resolve(node: SchemaNode): Resolved {
    const { $ref, ...beside } = node;
    if (typeof $ref !== 'string') return { node, name: '' };
    const target = referred({ byKind }, $ref);
    const resolved = resolve(target.node);
    return { node: { ...resolved.node, ...beside }, name: resolved.name || target.name };
  }

  /** The alternatives of a part; none of one that has no others. */
  const alternativesOf = ({ node }: Resolved): Resolved[] =>
    ((node.oneOf ?? node.anyOf ?? []) as SchemaNode[]).map(resolve);

  /** Returns the alternative that `value` is, by the constant that distinguishes them; a schema without alternatives itself. */
  function chosenFor(schema: Resolved, value: unknown): Resolved {
    if (typeof value !== 'object' || value === null) return schema;
    const meant = alternativesOf(schema).find(({ node }) => isMeant(node, value));
    return meant ? chosenFor(meant, value) : schema;
  }

  return {
    root: (kind: string): Resolved => {
      const schema = byKind.get(kind);
      if (!schema) throw new Error(`schema/${kind}.schema.json is missing.`);
      return resolve(schema);
    },
    resolve,
    alternativesOf,
    chosenFor,
    /** The kinds that an element of a list may be of: the alternatives of its schema, or that one. */
    kindsOf: ({ node }: Resolved): Resolved[] => {
      const item = resolve(node.items as SchemaNode);
      const kinds = alternativesOf(item);
      return kinds.length > 0 && kinds.every((kind) => kind.node.type === 'object') ? kinds : [item];
    },
    /** Schema of a property or element of a value described by `schema`; of alternatives, the one that `value` is. */
    memberOf: ({ node }: Resolved, key: string, value: unknown): Resolved | undefined => {
      const member =
        node.type === 'array' ? node.items : (propertiesOf(node)[key] ?? node.additionalProperties);
      return isObject(member) ? chosenFor(resolve(member), value) : undefined;
    },
  };
}
