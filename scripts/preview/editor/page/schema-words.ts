import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import type { Resolved } from '#scripts/config/read/schema-walk.ts';
import type { TextRules } from '#scripts/config/read/text-rules.ts';

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

/** With more gaps than this (the figures of the whole site), a text shows only those that it has. */
const MOST_OFFERED = 12;

/** Gaps that a text has or may have, each once: '{bank}'. */
export function gapsOf({ text: rules }: SchemaNode, text: string): string[] {
  const { gaps = [] } = (rules ?? {}) as Partial<TextRules>;
  const offered = gaps === 'any' || gaps.length > MOST_OFFERED ? [] : gaps.map((name) => `{${name}}`);
  return [...new Set([...offered, ...(text.match(/\{[a-z]\w*\}/gi) ?? [])])];
}
