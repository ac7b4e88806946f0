const SPANISH = new Intl.Collator('es');

type Row = Record<string, string>;

const byKey = (key: string) => (one: unknown, other: unknown) =>
  SPANISH.compare((one as Row)[key] ?? '', (other as Row)[key] ?? '');
const asText = (one: unknown, other: unknown) => SPANISH.compare(String(one), String(other));

/** Lists whose order means nothing, by kind and property, and how people look something up in them. */
const SORTED: Readonly<Record<string, Readonly<Record<string, (one: unknown, other: unknown) => number>>>> = {
  exclusions: { names: byKey('name') },
  'display-names': { names: byKey('legal') },
  site: { allowedHosts: asText },
};

/** Sorts the tables of a file in place; `value` is a draft. Lists whose order is content are left alone. */
export function sortTables(kind: string, value: unknown): void {
  for (const [key, compare] of Object.entries(SORTED[kind] ?? {})) {
    const list = (value as Record<string, unknown>)[key];
    if (!Array.isArray(list)) continue;
    const sorted = list.toSorted(compare);
    if (sorted.some((one, index) => one !== list[index])) (value as Record<string, unknown>)[key] = sorted;
  }
}
