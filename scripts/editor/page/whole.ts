import { emptyOf } from '#scripts/lender/new-lender.ts';
import type { ConfigFile, Content, ContentFiles, Loaded } from '#scripts/config/read/content.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { getAt, titleOf } from '#scripts/changes/titles.ts';
import { setAt } from '#scripts/editor/page/set-at.ts';
import { type Files, textOf, textsOf } from '#scripts/editor/page/draft.ts';
import { rulesOf } from '#scripts/editor/page/schema-words.ts';

/** An example of a text: the one that its description gives where it has a form of its own, or else its title. */
function exampleText({ node, name }: Resolved, key: string): string {
  if (name.endsWith('/isoDate')) return '2030-01-01';
  const [, given] = /Ejemplo: ([^ ]+?)\.(?: |$)/.exec(String(node.description ?? '')) ?? [];
  if (given !== undefined && 'pattern' in node) return given;
  const { longest = Infinity, required = [] } = rulesOf(node);
  const gaps = required.map(([gap]) => `{${gap}}`).join(' ');
  return `${titleOf(node, key).slice(0, longest - 2 * required.length)} ${gaps}`.trim();
}

/** A value with examples in the place of every part that its schema asks for and that is not there. */
function filledIn(reader: SchemaReader, schema: Resolved, value: unknown, key = ''): unknown {
  if (value === undefined || value === '') return emptyOf(reader, schema, exampleText, key);
  const chosen = reader.chosenFor(schema, value);
  const member = (name: string, one: unknown): unknown => {
    const part = reader.memberOf(chosen, name, one);
    return part ? filledIn(reader, part, one, Array.isArray(value) ? key : name) : one;
  };
  if (Array.isArray(value)) return value.map((one, index) => member(String(index), one));
  if (!isObject(value)) return value;
  const names = new Set([...Object.keys(value), ...((chosen.node.required ?? []) as string[])]);
  const known = [...names].filter((name) => reader.memberOf(chosen, name, value[name]));
  return Object.fromEntries(known.map((name) => [name, member(name, value[name])]));
}

/** The data of a file that breaks its schema, with the published value or an example at each place that does. */
function mended(reader: SchemaReader, { file, data, problems }: ConfigFile, published: Files): unknown {
  const kind = slotOf(file)?.kind;
  if (!kind) return undefined;
  const given = structuredClone(isObject(data) ? data : published[file]);
  const whole = isObject(given) ? given : {};
  for (const { pointer } of problems) {
    const keys = keysOf(pointer);
    // An object that lacks something is filled in; the rest of it stays.
    const [now, before] = [getAt(whole, keys), getAt(published[file], keys)];
    if (keys.length > 0 && !isObject(now)) setAt(whole, keys, before === now ? '' : (before ?? ''));
  }
  const $schema = `../schema/${kind}.schema.json`;
  return filledIn(reader, reader.root(kind), { ...whole, $schema });
}

type Given = {
  load: (files: ContentFiles) => Loaded;
  loaded: Loaded;
  files: Files;
  published: Files;
  reader: SchemaReader;
};

/**
 * The content for a preview: examples stand for what is missing or wrong, and a file that they do not mend is as it is
 * published, or left out. Null only where what is published cannot be read either.
 */
export function wholeContent({ load, loaded, files, published, reader }: Given): Content | null {
  if (loaded.content) return loaded.content;
  const texts = new Map<string, string>(Object.entries(textsOf(files)));
  const put = (file: string, data: unknown): void => {
    if (data === undefined) texts.delete(file);
    else texts.set(file, textOf(data));
  };
  for (const one of loaded.files.values()) if (!one.valid) put(one.file, mended(reader, one, published));
  const first = load(texts);
  if (first.content) return first.content;
  for (const { file } of first.problems) put(file, published[file]);
  return load(texts).content;
}
