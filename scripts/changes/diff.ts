import { align } from '#scripts/changes/align.ts';
import { elementLabel, tidyPath } from '#scripts/changes/labels.ts';
import { type Plain, shownValue } from '#scripts/changes/shown-value.ts';
import { type Resolved, schemaReader } from '#scripts/config/read/schema-walk.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';
import { titleOf } from '#scripts/changes/titles.ts';

/** A part of a file in words: the labels that lead to it, from the file inwards, and its value. */
export type ShownPart = { path: string[]; text: string };

/** A difference between two versions of a file, in words. */
export type Edit = {
  /** From the file inwards: 'Tarjeta en el directorio', 'Dato 2'; empty for a file as a whole. */
  path: string[];
  kind: 'changed' | 'added' | 'removed' | 'reordered';
  before: string | null;
  after: string | null;
  /** Whether the provider receives the text as it is written. */
  isSent: boolean;
  /** The content of a part that was added or removed as a whole. */
  parts: ShownPart[];
};

type Fields = Record<string, unknown>;
/** A place in the content: what its schema says, and the labels that lead to it. */
type Place = { schema: Resolved; path: string[] };

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

function identityOf(before: readonly unknown[], after: readonly unknown[]): string[] | undefined {
  const isKey = (keys: string[], list: readonly unknown[]): boolean => {
    const found = list.map((element) => isFields(element) && keys.map((key) => element[key]));
    const isWhole = found.every((values) => values && !values.includes(undefined));
    return isWhole && new Set(found.map((values) => JSON.stringify(values))).size === list.length;
  };
  return IDENTITIES.find((keys) => isKey(keys, before) && isKey(keys, after));
}

/** Compares files field by field, in the words of their schemas. */
export function createDiffer(schemas: Schemas) {
  const reader = schemaReader(schemas);
  const nothing: Resolved = { node: {}, name: '' };

  const memberOf = (schema: Resolved, key: string, value: unknown): Resolved =>
    reader.memberOf(schema, key, value) ?? nothing;

  /** Where only a list's elements are reported, its own label is left out of their path. */
  function inside({ schema, path }: Place, key: string, value: unknown, areElementsReported: boolean): Place {
    const member = memberOf(schema, key, value);
    const isIgnored = IGNORED_KEYS.has(key) || (areElementsReported && Array.isArray(value));
    return { schema: member, path: isIgnored ? path : [...path, titleOf(member.node, key)] };
  }

  function elementOf({ schema, path }: Place, value: unknown, index: number): Place {
    const element = memberOf(schema, String(index), value);
    return { schema: element, path: [...path, elementLabel(schema.node, element.node, value, index)] };
  }

  function partsOf(place: Place, value: unknown): ShownPart[] {
    if (Array.isArray(value)) return value.flatMap((one, at) => partsOf(elementOf(place, one, at), one));
    if (isPlain(value)) return [{ path: tidyPath(place.path), text: shownValue(value, place.schema) }];
    return Object.entries(value as Fields)
      .filter(([key]) => key !== '$schema')
      .flatMap(([key, one]) => partsOf(inside(place, key, one, true), one));
  }

  const isSent = ({ schema }: Place): boolean => schema.node['x-sent'] === true;

  function whole(place: Place, kind: 'added' | 'removed', value: unknown): Edit {
    const shown = isPlain(value) ? shownValue(value, place.schema) : null;
    const parts = isPlain(value) ? [] : partsOf({ ...place, path: [] }, value);
    const sides = kind === 'added' ? { before: null, after: shown } : { before: shown, after: null };
    return { path: place.path, kind, ...sides, isSent: isSent(place), parts };
  }

  function listEdits(place: Place, before: readonly unknown[], after: readonly unknown[]): Edit[] {
    const keys = identityOf(before, after);
    const keyOf = (element: unknown): string =>
      JSON.stringify(keys && isFields(element) ? keys.map((key) => element[key]) : element);
    const mayReplace = (one: number, other: number): boolean =>
      keys === undefined && isFields(before[one]) === isFields(after[other]);
    const { pairs, isReordered } = align(before.map(keyOf), after.map(keyOf), mayReplace);
    const path = [...place.path, titleOf(place.schema.node, '')];
    const reordered: Edit = { path, kind: 'reordered', before: null, after: null, isSent: false, parts: [] };
    const edits = pairs.flatMap((pair): Edit[] => {
      if (pair.kind === 'added')
        return [whole(elementOf(place, after[pair.after], pair.after), 'added', after[pair.after])];
      const old = before[pair.before];
      const at = elementOf(place, old, pair.before);
      if (pair.kind === 'removed') return [whole(at, 'removed', old)];
      const now = after[pair.after];
      return same(old, now) ? [] : edit(at, old, now);
    });
    return isReordered ? [reordered, ...edits] : edits;
  }

  function edit(place: Place, before: unknown, after: unknown): Edit[] {
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
    const [old, now] = [before, after].map((value) => shownValue(value, place.schema)) as [string, string];
    return [{ path: place.path, kind: 'changed', before: old, after: now, isSent: isSent(place), parts: [] }];
  }

  function rootOf(kind: string, value: unknown): Place {
    const isKnown = schemas.byKind.has(kind);
    return { schema: isKnown ? reader.chosenFor(reader.root(kind), value) : nothing, path: [] };
  }

  return {
    /** Edits that turn one version of a file into another. */
    edits: (kind: string, before: unknown, after: unknown): Edit[] =>
      edit(rootOf(kind, after), before, after).map((one) => ({ ...one, path: tidyPath(one.path) })),
    /** Everything that stands in a file. */
    parts: (kind: string, value: unknown): ShownPart[] => partsOf(rootOf(kind, value), value),
  };
}
