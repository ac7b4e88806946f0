import { folded, quoted } from '#scripts/config/read/wording.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';

type Members = Record<string, unknown>;

const SHORT_COLOR = /^#?([0-9A-F])([0-9A-F])([0-9A-F])$/;
const LONG_COLOR = /^#?([0-9A-F]{6})$/;

/** 'fa6400', '#fa6400' and '#F60' as `#RRGGBB`; anything else as it is. */
export function normalColor(color: string): string {
  const upper = color.trim().toUpperCase();
  const [, long] = LONG_COLOR.exec(upper) ?? [];
  if (long !== undefined) return `#${long}`;
  const [, red, green, blue] = SHORT_COLOR.exec(upper) ?? [];
  return red === undefined ? color : `#${red}${red}${green}${green}${blue}${blue}`;
}

/** 'Banco Nación' as 'banco-nacion'; a text without letters or digits as it is. */
export function normalSlug(text: string): string {
  return (
    folded(text)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || text
  );
}

/** The normal form of a text, by the name of its schema's definition. */
const NORMAL_FORMS: Readonly<Record<string, (text: string) => string>> = {
  'common#/$defs/color': normalColor,
  'common#/$defs/slug': normalSlug,
};

/** Lists whose order means nothing, by kind and property; of rows, by what people look them up. */
const SORTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exclusions: { names: 'name' },
  'display-names': { names: 'legal' },
  site: { allowedHosts: '' },
};

const SPANISH = new Intl.Collator('es');

function sorted(list: readonly unknown[], key: string): unknown[] {
  const textOf = (one: unknown): string => String(key === '' ? one : ((one as Members)[key] ?? ''));
  return list.toSorted((one, other) => SPANISH.compare(textOf(one), textOf(other)));
}

/**
 * A file's data in its one form: colours and slugs as everywhere, tables sorted, keys in the schema's order, unknown ones
 * last. No text is worded. Beside it what is different, in Spanish.
 */
export function normalise(
  reader: SchemaReader,
  kind: string,
  data: object,
): { data: Members; changes: string[] } {
  let changes: string[] = [];
  let isReordered = false;
  const visit = (schema: Resolved | undefined, value: unknown, pointer: string): unknown => {
    if (typeof value === 'string') {
      const normal = NORMAL_FORMS[schema?.name ?? '']?.(value) ?? value;
      if (normal !== value) changes.push(`${pointer}: ${quoted(normal)}`);
      return normal;
    }
    if (typeof value !== 'object' || value === null || !schema) return value;
    const inner = (key: string, member: unknown): unknown =>
      visit(reader.memberOf(schema, key, member), member, `${pointer}/${key}`);
    if (Array.isArray(value)) return value.map((element, index) => inner(String(index), element));
    const written = Object.keys(value);
    const listed = Object.keys((schema.node.properties ?? {}) as Members).filter((key) => key in value);
    const keys = [...new Set([...listed, ...written])];
    isReordered ||= keys.some((key, index) => key !== written[index]);
    return Object.fromEntries(keys.map((key) => [key, inner(key, (value as Members)[key])]));
  };
  const normal = visit(reader.chosenFor(reader.root(kind), data), data, '') as Members;
  for (const [key, by] of Object.entries(SORTED[kind] ?? {})) {
    const list = normal[key];
    if (!Array.isArray(list)) continue;
    const inOrder = sorted(list, by);
    if (inOrder.every((one, index) => one === list[index])) continue;
    normal[key] = inOrder;
    // A change that is reported of the list is not reported of its rows.
    changes = [...changes.filter((one) => !one.startsWith(`/${key}/`)), `/${key}: lista ordenada`];
  }
  if (isReordered) changes.push('campos en el orden del esquema');
  return { data: normal, changes };
}
