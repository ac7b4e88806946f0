import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import type { TextRules } from '#scripts/config/read/text-rules.ts';

/** A field's schema beyond its title. */
export const helpOf = ({ title, description }: SchemaNode): string =>
  typeof description === 'string' && description !== `${String(title)}.` ? description : '';

/** With more gaps than this (the figures of the whole site), a text shows only those that it has. */
const MOST_OFFERED = 12;

/** Gaps that a text has or may have, each once: '{bank}'. */
export function gapsOf({ text: rules }: SchemaNode, text: string): string[] {
  const { gaps = [] } = (rules ?? {}) as Partial<TextRules>;
  const offered = gaps === 'any' || gaps.length > MOST_OFFERED ? [] : gaps.map((name) => `{${name}}`);
  return [...new Set([...offered, ...(text.match(/\{[a-z]\w*\}/gi) ?? [])])];
}
