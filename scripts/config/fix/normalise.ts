import { propertiesOf, type Resolved, type SchemaReader } from '#scripts/config/read/schema-walk.ts';

type Members = Record<string, unknown>;

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

/** Returns a file's data in its one form: tables sorted, keys in the schema's order, unknown ones last. No value is changed. */
export function normalise(reader: SchemaReader, kind: string, data: object): Members {
  const visit = (schema: Resolved | undefined, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || !schema) return value;
    const inner = (key: string, member: unknown): unknown =>
      visit(reader.memberOf(schema, key, member), member);
    if (Array.isArray(value)) return value.map((element, index) => inner(String(index), element));
    const listed = Object.keys(propertiesOf(schema.node)).filter((key) => key in value);
    const keys = new Set([...listed, ...Object.keys(value)]);
    return Object.fromEntries(Array.from(keys, (key) => [key, inner(key, (value as Members)[key])]));
  };
  const normal = visit(reader.chosenFor(reader.root(kind), data), data) as Members;
  for (const [key, by] of Object.entries(SORTED[kind] ?? {})) {
    const list = normal[key];
    if (Array.isArray(list)) normal[key] = sorted(list, by);
  }
  return normal;
}
