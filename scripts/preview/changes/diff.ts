import { type Resolved, schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { align } from '#scripts/preview/changes/align.ts';
import { kindTitle, titleOf } from '#scripts/config/read/titles.ts';
import { elementLabel, tidyPath } from '#scripts/preview/changes/labels.ts';
import { type Shown, shownValue } from '#scripts/preview/changes/values.ts';

/** A difference between two versions of a file, for a reader. */
export type Edit = {
  /** From the file inwards: 'Tarjeta en el directorio', 'Dato 2'. */
  path: string[];
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before: Shown | null;
  after: Shown | null;
  /** Whether the provider receives the text as it is written. */
  isSent: boolean;
  /** The content of a part that was added or removed as a whole. */
  parts: { path: string[]; shown: Shown }[];
};

type Keys = readonly (string | number)[];
/** A difference with the keys that lead to the part in the old and in the new version, or to where it would be there. */
export type LocatedEdit = Edit & { was: Keys; now: Keys };

type Fields = Record<string, unknown>;
type Plain = string | number | boolean | null;
/** A place in the content: what its schema says, what it is called, and the keys that lead to it in both versions. */
type Place = { schema: Resolved; path: string[]; was: Keys; now: Keys };

/** Keys by which the elements of a list stay themselves, whatever else of them is edited. */
const IDENTITIES = [
  ['id'],
  ['slug'],
  ['code', 'product', 'beneficiary', 'territory'],
  ['code'],
  ['value'],
  ['legal'],
  ['name'],
];
/** Keys that are left out of the path: a change without another group is one of the lender's own page. */
const IGNORED_KEYS = new Set(['page', '$schema']);

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null;
const isFields = (value: unknown): value is Fields => !isPlain(value) && !Array.isArray(value);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isSent = ({ schema }: Place): boolean => schema.node['x-sent'] === true;

function identityOf(before: readonly unknown[], after: readonly unknown[]): string[] | undefined {
  const isKey = (keys: string[], list: readonly unknown[]): boolean => {
    const found = list.map((element) => isFields(element) && keys.map((key) => element[key]));
    const isWhole = found.every((values) => values && !values.includes(undefined));
    return isWhole && new Set(found.map((values) => JSON.stringify(values))).size === list.length;
  };
  return IDENTITIES.find((keys) => isKey(keys, before) && isKey(keys, after));
}

/** Compares files field by field, in the words of their schemas; those of several versions, the first one leads. */
export function createDiffer(versions: readonly Schemas[]) {
  const readers = versions.map(schemaReader);
  const nothing = (from: string): Resolved => ({ node: {}, name: '', from });

  const memberOf = (schema: Resolved, key: string, value: unknown): Resolved =>
    readers.map((reader) => reader.memberOf(schema, key, value)).find(Boolean) ?? nothing(schema.from);

  /** Where only a list's elements are reported, its own label is left out of their path. */
  function inside(place: Place, key: string, value: unknown, areElementsReported: boolean): Place {
    const { schema, path } = place;
    const member = memberOf(schema, key, value);
    const isIgnored = IGNORED_KEYS.has(key) || (areElementsReported && Array.isArray(value));
    const labels = isIgnored ? path : [...path, titleOf(member.node, key)];
    return { schema: member, path: labels, was: [...place.was, key], now: [...place.now, key] };
  }

  function elementOf(place: Place, value: unknown, index: number, newIndex = index): Place {
    const { schema, path } = place;
    const element = memberOf(schema, String(index), value);
    const labels = [...path, elementLabel(schema.node, element.node, value, index)];
    return { schema: element, path: labels, was: [...place.was, index], now: [...place.now, newIndex] };
  }

  function partsOf(place: Place, value: unknown): Edit['parts'] {
    if (Array.isArray(value)) return value.flatMap((one, at) => partsOf(elementOf(place, one, at), one));
    if (isPlain(value)) return [{ path: tidyPath(place.path), shown: shownValue(value, place.schema) }];
    return Object.entries(value as Fields)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, one]) => partsOf(inside(place, key, one, true), one));
  }

  function whole(place: Place, kind: 'added' | 'removed', value: unknown): LocatedEdit {
    const shown = isPlain(value) ? shownValue(value, place.schema) : null;
    const parts = isPlain(value) ? [] : partsOf({ ...place, path: [] }, value);
    const sides = kind === 'added' ? { before: null, after: shown } : { before: shown, after: null };
    return { path: place.path, kind, ...sides, isSent: isSent(place), was: place.was, now: place.now, parts };
  }

  function listEdits(place: Place, before: readonly unknown[], after: readonly unknown[]): LocatedEdit[] {
    const keys = identityOf(before, after);
    const keyOf = (element: unknown): string =>
      JSON.stringify(keys && isFields(element) ? keys.map((key) => element[key]) : element);
    const mayReplace = (one: number, other: number): boolean =>
      keys === undefined && isFields(before[one]) === isFields(after[other]);
    return align(before.map(keyOf), after.map(keyOf), mayReplace).flatMap((pair): LocatedEdit[] => {
      const now = 'after' in pair ? after[pair.after] : undefined;
      if (pair.kind === 'added') return [whole(elementOf(place, now, pair.after), 'added', now)];
      const old = before[pair.before];
      const at = elementOf(place, old, pair.before, 'after' in pair ? pair.after : pair.before);
      if (pair.kind === 'removed') return [whole(at, 'removed', old)];
      const edits = same(old, now) ? [] : edit(at, old, now);
      return pair.kind === 'moved' ? [moveOf(place, at, old), ...edits] : edits;
    });
  }

  function moveOf(place: Place, moved: Place, element: unknown): LocatedEdit {
    const { path, schema, was, now } = moved;
    const name = isFields(element) ? path : [...place.path, shownValue(element as Plain, schema).text];
    const placeIn = (keys: Keys): Shown => ({ text: String(Number(keys.at(-1)) + 1) });
    const sides = { before: placeIn(was), after: placeIn(now), isSent: isSent(moved) };
    return { path: name, kind: 'moved', ...sides, was, now, parts: [] };
  }

  function edit(place: Place, before: unknown, after: unknown): LocatedEdit[] {
    if (before === undefined) return [whole(place, 'added', after)];
    if (after === undefined) return [whole(place, 'removed', before)];
    if (Array.isArray(before) && Array.isArray(after)) return listEdits(place, before, after);
    if (isFields(before) && isFields(after)) {
      const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      const changed = keys.filter((key) => !same(before[key], after[key]));
      return changed.flatMap((key) => {
        const [old, now] = [before[key], after[key]];
        const areElementsReported = Array.isArray(old) && Array.isArray(now);
        return edit(inside(place, key, now ?? old, areElementsReported), old, now);
      });
    }
    if (!isPlain(before) || !isPlain(after))
      return [whole(place, 'removed', before), whole(place, 'added', after)];
    const [old, now] = [before, after].map((value) => shownValue(value, place.schema)) as [Shown, Shown];
    const { path, was } = place;
    const sides = { before: old, after: now, isSent: isSent(place) };
    return [{ path, kind: 'changed', ...sides, was, now: place.now, parts: [] }];
  }

  function rootOf(kind: string, value: unknown): Place {
    const reader = readers[versions.findIndex(({ byKind }) => byKind.has(kind))];
    return {
      schema: reader?.chosenFor(reader.root(kind), value) ?? nothing(kind),
      path: [],
      was: [],
      now: [],
    };
  }

  return {
    /** Edits that turn one version of a file into another. */
    edits: (kind: string, before: unknown, after: unknown): LocatedEdit[] =>
      edit(rootOf(kind, after), before, after).map((one) => ({ ...one, path: tidyPath(one.path) })),
    /** Everything that stands in a file. */
    parts: (kind: string, value: unknown): Edit['parts'] => partsOf(rootOf(kind, value), value),
    /** The name of the file as a whole. */
    label: (kind: string): string => kindTitle(rootOf(kind, undefined).schema.node, kind),
  };
}
