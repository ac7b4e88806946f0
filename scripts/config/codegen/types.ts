import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { join } from 'node:path';
import { kindNamedBy } from '#scripts/config/read/kinds.ts';
import { referred } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** Pieces for other schemas, and contracts checked only by tests: no code needs their types. */
const UNTYPED = new Set(['common', 'marketplace-query']);
const ROOT = 'AllContent';

type Json = Record<string, unknown>;

/**
 * The compiler makes a copy of a type for every reference that has words of its own beside it (Link, Link1, Link2 …).
 * Those words are the editor's help; a type needs them only where it is defined.
 */
function withoutCopies(node: unknown, schemas: Schemas): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutCopies(one, schemas));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, title, ...others } = node as Json;
  // A title names a type, and the title of a part is a label for editors; a property that is called 'title' is an object.
  const rest = typeof title === 'string' ? others : { ...(title !== undefined && { title }), ...others };
  if (typeof $ref === 'string' && referred(schemas, $ref).node.type === 'object') return { $ref };
  return Object.fromEntries(
    Object.entries({ ...($ref === undefined ? {} : { $ref }), ...rest }).map(([key, member]) => [
      key,
      withoutCopies(member, schemas),
    ]),
  );
}

/** TypeScript types of every kind of content and of the wire, named by the schemas' titles. */
export async function typesSource(root: string, schemas: Schemas): Promise<string> {
  const typed = [...schemas.byKind].filter(([kind]) => !UNTYPED.has(kind));
  const prepared = new Map(
    [...schemas.byKind].map(([kind, schema]) => [
      kind,
      { title: schema.title, ...(withoutCopies(schema, schemas) as Json) },
    ]),
  );
  const properties = Object.fromEntries(
    typed.map(([kind, { title }]) => [title, { $ref: `${kind}.schema.json` }]),
  );
  const synthetic = { title: ROOT, type: 'object', additionalProperties: false, properties };
  const source = await compile(synthetic as JSONSchema, ROOT, {
    cwd: `${join(root, 'schema')}/`,
    format: false,
    unreachableDefinitions: false,
    bannerComment: '',
    $refOptions: {
      resolve: {
        file: {
          canRead: true,
          read: ({ url }: { url: string }) => JSON.stringify(prepared.get(kindNamedBy(url) ?? '')),
        },
      },
    },
  });
  const unneeded = new RegExp(`export interface ${ROOT} \\{[^}]*\\}\\n`);
  return `${source.replace(unneeded, '').trim()}\n`;
}
