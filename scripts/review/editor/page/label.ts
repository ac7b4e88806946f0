import type { SchemaNode } from '#scripts/config/read/expectation.ts';

/** The first sentence of a schema's description as a field's title, the rest as its help. */
export function labelOf({ description }: SchemaNode, name: string): { title: string; help: string } {
  if (typeof description !== 'string') return { title: name, help: '' };
  const [first = name, ...rest] = description.split(/(?<=[^.]\.)\s+(?=\p{Lu})/u);
  return { title: first.replace(/\.$/, ''), help: rest.join(' ') };
}
