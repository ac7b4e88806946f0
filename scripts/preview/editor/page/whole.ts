import { formatJson } from '#scripts/config/fix/format-json.ts';
import { emptyOf } from '#scripts/config/lender/new-lender.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import type { ConfigFile, Loaded } from '#scripts/config/read/content.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { propertiesOf, type Resolved, type SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { getAt, setAt } from '#scripts/config/read/set-at.ts';
import type { TextRules } from '#scripts/config/read/text-rules.ts';
import { titleOf } from '#scripts/config/read/titles.ts';
import { drafted, parsed, type Published } from '#scripts/preview/editor/page/draft-text.ts';

/** A letter that nobody sees and every text may have, before each text that is an example. */
export const EXAMPLE = '\u034F';

/** An example of a text: the one that its description gives where it has a form of its own, or else its title. */
function exampleText({ node, name }: Resolved, key: string): string {
  if (name.endsWith('/isoDate')) return '2030-01-01';
  const [, given] = /Ejemplo: ([^ ]+?)\.(?: |$)/.exec(String(node.description ?? '')) ?? [];
  if (given !== undefined && 'pattern' in node) return given;
  const { longest = Infinity, required = [] } = (node.text ?? {}) as Partial<TextRules>;
  const gaps = required.map(([gap]) => `{${gap}}`).join(' ');
  return `${(EXAMPLE + titleOf(node, key)).slice(0, longest - 2 * required.length)} ${gaps}`.trim();
}

/** A value with examples in the place of every part that its schema asks for and that is not there. */
function filledIn(reader: SchemaReader, schema: Resolved, value: unknown, key = ''): unknown {
  if (value === undefined || value === null || value === '') return emptyOf(reader, schema, exampleText, key);
  const chosen = reader.chosenFor(schema, value);
  const member = (name: string, one: unknown): unknown => {
    const part = reader.memberOf(chosen, name, one);
    return part ? filledIn(reader, part, one, Array.isArray(value) ? key : name) : one;
  };
  if (Array.isArray(value)) return value.map((one, index) => member(String(index), one));
  if (!isObject(value)) return value;
  const required = (chosen.node.required ?? []) as string[];
  const there = Object.keys(propertiesOf(chosen.node)).filter(
    (name) => name in value || required.includes(name),
  );
  return Object.fromEntries(there.map((name) => [name, member(name, value[name])]));
}

/** The data of a file that breaks its schema, with the published value or an example at each place that does. */
function mended(
  reader: SchemaReader,
  { file, data, problems }: ConfigFile,
  published: Published,
): string | null {
  const kind = slotOf(file)?.kind;
  if (!kind || !isObject(data)) return published[file] ?? null;
  const whole = structuredClone(data);
  const before = parsed(published[file] ?? '');
  for (const { pointer } of problems) {
    const keys = keysOf(pointer);
    // An object that lacks something is filled in; the rest of it stays.
    if (keys.length > 0 && !isObject(getAt(whole, keys))) setAt(whole, keys, getAt(before, keys) ?? null);
  }
  return formatJson(filledIn(reader, reader.root(kind), whole) as object);
}

/** Files for a preview of a content that is not whole: what is missing or wrong is an example. */
export function mendedFiles(
  { files, content }: Loaded,
  texts: Published,
  published: Published,
  reader: SchemaReader,
): Published {
  if (content) return texts;
  const broken = [...files.values()].filter(({ valid }) => !valid);
  return drafted(texts, Object.fromEntries(broken.map((one) => [one.file, mended(reader, one, published)])));
}
