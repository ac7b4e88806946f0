import { fillTemplate } from '#domain/template.ts';

type Counted = { one: string; other: string };
type Values = Readonly<Record<string, string | number>>;

/** The sentence for `count` things: Spanish tells one from any other number. `{n}` is the count. */
export const sayCount = ({ one, other }: Counted, count: number, values: Values = {}): string =>
  fillTemplate(count === 1 ? one : other, { n: count, ...values });

/** 'a, b y c', joined by hand: the first use of Intl in a page costs more than all the rest of the results. */
export function sayList(items: readonly string[], and: string): string {
  const last = items[items.length - 1] ?? '';
  return items.length < 2 ? last : fillTemplate(and, { first: items.slice(0, -1).join(', '), last });
}
