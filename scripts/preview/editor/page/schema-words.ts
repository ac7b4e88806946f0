import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import type { TextRules } from '#scripts/config/read/text-rules.ts';

/** A field's schema beyond its title, which its first sentence may repeat. */
export function helpOf({ title, description }: SchemaNode): string {
  if (typeof description !== 'string') return '';
  const rest = description.replace(new RegExp(`^${String(title)}[.,] ?`), '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Letters before the end at which they are counted. */
const NEAR = 15;

/** How many letters a text has left, a gap counting as one; undefined while there is room, and without a limit. */
export function lettersLeft({ text: rules }: SchemaNode, text: unknown): number | undefined {
  const { longest } = (rules ?? {}) as Partial<TextRules>;
  if (longest === undefined || typeof text !== 'string') return undefined;
  const left = longest - Array.from(text.replaceAll(/\{\w+\}/g, '-')).length;
  return left <= NEAR ? left : undefined;
}

/** With more gaps than this (the figures of the whole site), a text shows only those that it has. */
const MOST_OFFERED = 12;

/** Gaps that a text has or may have, each once: '{bank}'. */
export function gapsOf({ text: rules }: SchemaNode, text: string): string[] {
  const { gaps = [] } = (rules ?? {}) as Partial<TextRules>;
  const offered = gaps === 'any' || gaps.length > MOST_OFFERED ? [] : gaps.map((name) => `{${name}}`);
  return [...new Set([...offered, ...(text.match(/\{[a-z]\w*\}/gi) ?? [])])];
}
