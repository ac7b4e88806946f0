import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';

/** The first sentence of a schema's description as a field's title, the rest as its help. */
export function labelOf({ description }: SchemaNode, name: string): { title: string; help: string } {
  if (typeof description !== 'string') return { title: name, help: '' };
  const [first = name, ...rest] = description.split(/(?<=[^.]\.)\s+(?=\p{Lu})/u);
  return { title: first.replace(/\.$/, ''), help: rest.join(' ') };
}

/** A part's schema without the words that its description repeats of the whole it is a part of. */
export function withoutParent({ node, ...rest }: Resolved, { description }: SchemaNode): Resolved {
  const own = String(node.description ?? '');
  const isRepeated = typeof description === 'string' && own.startsWith(`${description} `);
  return { ...rest, node: isRepeated ? { ...node, description: own.slice(description.length + 1) } : node };
}

/** Returns the description of one of several options ('servicio: horario, tiempo.'), or the option itself. */
export function optionLabel({ description }: SchemaNode, option: string): string {
  const words = new RegExp(`(?:^|[\\s.])${option}: ([^.]+)`).exec(String(description))?.[1];
  return words ? `${option}: ${words}` : option;
}

/** Gaps that a text has or its description speaks of, each once: '{bank}'. */
export function gapsOf({ description }: SchemaNode, text: string): string[] {
  const told = String(description);
  const all = /huecos?:/i.test(told) ? `${told} ${text}` : text;
  return [...new Set(all.match(/\{[a-z]\w*\}/gi))];
}
