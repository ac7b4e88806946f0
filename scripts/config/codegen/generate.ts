import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dataSlots } from '#generated/data-slots.ts';
import { SCRIPT_PARTS } from '#generated/kinds.ts';
import type { DataSlots } from '#site/slots.ts';
import { contentOutput } from '#scripts/config/read/folder.ts';
import { writeWhole } from '#scripts/config/read/write-whole.ts';
import type { Content } from '#scripts/config/read/content.ts';
import { pageNamesSource } from '#scripts/config/codegen/page-names.ts';
import { marketData, namesData } from '#scripts/config/codegen/site-data.ts';

const SLOTS: readonly DataSlots[] = dataSlots;

export const GENERATED = 'src/generated';

type Outputs = [file: string, source: string][];

/** A part of the content as scripts import it. */
const partData = (part: object): string => JSON.stringify({ ...part, $schema: undefined });

/** Everything generated from valid content, by file name under src/generated. */
function contentOutputs(content: Content): Outputs {
  return [
    [`${contentOutput()}/names.json`, namesData(content)],
    [`${contentOutput()}/market.json`, marketData(content)],
    ...SLOTS.flatMap(Object.entries).map(([name, make]): [string, string] => [
      `${contentOutput()}/${name}.json`,
      make(content),
    ]),
    [`${contentOutput()}/page-names.ts`, pageNamesSource(content)],
    ...SCRIPT_PARTS.map((part): [string, string] => [
      `${contentOutput()}/${part}.json`,
      partData(content[part]),
    ]),
  ];
}

/** Removes files that an older version of the project generated: they would no longer compile. */
export function removeOlder(folder: string, made: ReadonlySet<string>): void {
  for (const { name, parentPath } of readdirSync(folder, { withFileTypes: true }).filter((one) =>
    one.isFile(),
  ))
    if (!made.has(name)) rmSync(join(parentPath, name), { force: true });
}

/** Writes what changed, and says what it wrote. A file that stays the same keeps its time, so nothing rebuilds. */
function write(root: string, made: Outputs): string[] {
  return made.flatMap(([file, source]) => {
    const target = join(root, GENERATED, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === source) return [];
    writeWhole(target, source);
    return [`${GENERATED}/${file}`];
  });
}

/** Writes what is made of valid content, and returns what changed. */
export function generateFromContent(root: string, content: Content): string[] {
  const made = contentOutputs(content);
  const written = write(root, made);
  removeOlder(join(root, GENERATED, contentOutput()), new Set(made.map(([file]) => basename(file))));
  return written;
}
