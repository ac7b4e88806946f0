import type { Content } from '#scripts/config/read/content.ts';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { idOf } from '#scripts/config/read/kinds.ts';
import type { TextRules } from '#scripts/config/read/text-rules.ts';
import { openRecord } from '#site/follow-record.ts';

/** A field's schema beyond its title, which its first sentence may repeat. */
export function helpOf({ title, description }: SchemaNode): string {
  if (typeof description !== 'string') return '';
  const rest = description.replace(new RegExp(`^${String(title)}[.,] ?`), '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What a text may be; nothing of a part that is no text. */
export const rulesOf = ({ text }: SchemaNode): Partial<TextRules> => (text ?? {}) as Partial<TextRules>;

/** Letters before the end at which they are counted. */
const NEAR = 15;

/** How many letters a text has left, a gap counting as one; undefined while there is room, and without a limit. */
export function lettersLeft(node: SchemaNode, text: unknown): number | undefined {
  const { longest } = rulesOf(node);
  if (longest === undefined || typeof text !== 'string') return undefined;
  const left = longest - Array.from(text.replaceAll(/\{\w+\}/g, '-')).length;
  return left <= NEAR ? left : undefined;
}

/** Gaps that a text may have and has not, with what those of the central bank's record say today. */
export function gapsFor(node: SchemaNode, text: string, file: string, content: Content | null) {
  const { gaps = [], record } = rulesOf(node);
  const own = gaps === 'any' ? [] : gaps.map((name): [string, string | null] => [name, null]);
  const lender = content?.lenders.find(({ id }) => file.startsWith('config/lenders/') && id === idOf(file));
  const values = record && content ? openRecord(content) : undefined;
  const ofRecord = values ? [...(lender ? values.lender(lender) : values.site())] : [];
  return [...own, ...ofRecord].filter(([name]) => !text.includes(`{${name}}`));
}
