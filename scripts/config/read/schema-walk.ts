import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { SCHEMA_SUFFIX } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** A part of a schema with its reference followed; `name` is where it is declared, 'common#/$defs/color'. */
export type Resolved = { node: SchemaNode; name: string; from: string };

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

/** The part of a schema that a reference names; `from` is the kind whose schema refers. */
export function referred(
  { byKind }: Pick<Schemas, 'byKind'>,
  reference: string,
  from: string,
): { kind: string; pointer: string; node: SchemaNode } {
  const [file = '', pointer = ''] = reference.split('#');
  const kind = file === '' ? from : file.slice(0, -SCHEMA_SUFFIX.length);
  const node = keysOf(pointer).reduce<unknown>((one, key) => (one as Properties)[key], byKind.get(kind));
  return { kind, pointer, node: node as SchemaNode };
}

/** Opens the schemas for reading part by part. */
export function schemaReader({ byKind }: Schemas) {
  function resolve(node: SchemaNode, from: string): Resolved {
    const { $ref, ...beside } = node;
    if (typeof $ref !== 'string') return { node, name: '', from };
    const { kind, pointer, node: target } = referred({ byKind }, $ref, from);
    const resolved = resolve(target, kind);
    const name = resolved.name === '' ? `${kind}#${pointer}` : resolved.name;
    return { node: { ...resolved.node, ...beside }, name, from: resolved.from };
  }

  /** Returns the alternative that `value` is, by the constant that distinguishes them; a schema without alternatives itself. */
  function chosenFor(schema: Resolved, value: unknown): Resolved {
    const branches = (schema.node.oneOf ?? schema.node.anyOf) as SchemaNode[] | undefined;
    if (!branches || typeof value !== 'object' || value === null) return schema;
    const resolved = branches.map((branch) => resolve(branch, schema.from));
    const meant = resolved.find(({ node }) => isMeant(node, value));
    return meant ? chosenFor(meant, value) : schema;
  }

  return {
    root: (kind: string): Resolved => {
      const schema = byKind.get(kind);
      if (!schema) throw new Error(`schema/${kind}.schema.json is missing.`);
      return resolve(schema, kind);
    },
    resolve,
    chosenFor,
    /** The kinds that an element of a list may be of: the alternatives of its schema, or that one. */
    kindsOf: ({ node, from }: Resolved): Resolved[] => {
      const item = resolve(node.items as SchemaNode, from);
      const branches = (item.node.oneOf ?? item.node.anyOf) as SchemaNode[] | undefined;
      const kinds = branches?.map((branch) => resolve(branch, item.from)) ?? [];
      return kinds.length > 0 && kinds.every((kind) => kind.node.type === 'object') ? kinds : [item];
    },
    /** Schema of a property or element of a value described by `schema`; of alternatives, the one that `value` is. */
    memberOf: ({ node, from }: Resolved, key: string, value: unknown): Resolved | undefined => {
      const member = node.type === 'array' ? node.items : propertiesOf(node)[key];
      return member === undefined ? undefined : chosenFor(resolve(member as SchemaNode, from), value);
    },
  };
}
