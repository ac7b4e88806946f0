import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataSlots } from '#generated/data-slots.ts';
import { SCRIPT_PARTS } from '#generated/kinds.ts';
import type { DataSlots } from '#site/slots.ts';
import { contentOutput } from '#scripts/config/read/folder.ts';
import { writeChanged } from '#scripts/config/read/write-whole.ts';
import type { Content } from '#scripts/config/read/content.ts';
import { marketData, namesData } from '#scripts/config/codegen/site-data.ts';

const SLOTS: readonly DataSlots[] = dataSlots;

export const GENERATED = 'src/generated';

/** A part of the content as scripts import it. */
const partData = (part: object): string => JSON.stringify({ ...part, $schema: undefined });

/** Everything generated from valid content, by file name in the folder of this content. */
const contentOutputs = (content: Content): Record<string, string> => ({
  'names.json': namesData(content),
  'market.json': marketData(content),
  ...Object.fromEntries([
    ...SLOTS.flatMap(Object.entries).map(([name, make]) => [`${name}.json`, make(content)]),
    ...SCRIPT_PARTS.map((part) => [`${part}.json`, partData(content[part])]),
  ]),
});

/** Removes files that an older version of the project generated: they would no longer compile. */
export function removeOlder(folder: string, made: ReadonlySet<string>): void {
  for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true }).filter((one) =>
    one.isFile(),
  ))
    if (!made.has(name)) rmSync(join(parentPath, name), { force: true });
}

/** Writes what is made of valid content, and returns what changed. */
export function generateFromContent(root: string, content: Content): string[] {
  const folder = join(root, GENERATED, contentOutput());
  const made = contentOutputs(content);
  const written = writeChanged(folder, made);
  removeOlder(folder, new Set(Object.keys(made)));
  return written.map((name) => `${GENERATED}/${contentOutput()}/${name}`);
}
