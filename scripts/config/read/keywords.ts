import { isObject } from '#scripts/config/read/is-object.ts';
import { within } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { APPLICATORS, ASSERTIONS } from '#scripts/config/read/violations.ts';

/** Keywords of ours that demand nothing. ajv knows them too. */
export const OUR_ANNOTATIONS: readonly string[] = [
  // Which files a kind has.
  'x-content',
  // A list whose elements are given, each in its place.
  'x-fixed',
  // Lenders or a lender's loans: what the editor lets choose from.
  'x-from',
  // The words of each code of an enum.
  'x-options',
  // Marks a text that the provider receives as written.
  'x-sent',
  // Names the unit of a figure.
  'x-unit',
];
const ANNOTATIONS = ['$schema', '$id', 'title', 'description', ...OUR_ANNOTATIONS];

/** Keywords whose value is a part of a schema, a list of them, or an object of them by name. */
const ONE_PART = ['items', 'contains', 'additionalProperties'];
const PART_LISTS = ['allOf', 'anyOf', 'oneOf'];
const NAMED_PARTS = ['properties', '$defs'];

const isRead = (keyword: string): boolean =>
  Object.hasOwn(ASSERTIONS, keyword) || Object.hasOwn(APPLICATORS, keyword) || ANNOTATIONS.includes(keyword);

/**
 * Places in the schemas, 'home#/properties/order/minLength', of keywords that nothing here asserts, follows or takes as a
 * note: what they demand would be refused without a sentence, or not at all in the editor.
 */
export function unreadKeywords({ byKind }: Pick<Schemas, 'byKind'>): string[] {
  const inPart = (part: unknown, place: string): string[] => {
    if (!isObject(part)) return [place];
    return Object.entries(part).flatMap(([keyword, value]) => {
      const at = within(place, keyword);
      if (NAMED_PARTS.includes(keyword))
        return Object.entries(value as Record<string, unknown>).flatMap(([name, one]) =>
          inPart(one, within(at, name)),
        );
      if (PART_LISTS.includes(keyword))
        return (value as unknown[]).flatMap((one, index) => inPart(one, within(at, index)));
      if (ONE_PART.includes(keyword)) return typeof value === 'boolean' ? [] : inPart(value, at);
      return isRead(keyword) ? [] : [at];
    });
  };
  return [...byKind].flatMap(([kind, schema]) => inPart(schema, `${kind}#`));
}
