import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { featureNames } from '#scripts/config/codegen/features.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { writeWhole } from '#scripts/config/read/write-whole.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { type Feature, readFeature } from '#scripts/config/feature/feature.ts';

/** Members that hold where something leads. */
const LEADING = ['href', 'to', 'after'];

/** Whether a value is a link to one of the feature's pages, or a block of text that one of its parts stands in. */
const leadsTo = (value: unknown, { addresses, name }: Feature): boolean =>
  isObject(value) &&
  (`${String(value['part'])}-`.startsWith(`${name}-`) ||
    LEADING.some((key) => {
      const target = value[key];
      return typeof target === 'string' && addresses.includes(target.replace(/#.*$/, ''));
    }));

/** Takes what leads to a feature out of a value, at any depth; says where each stood and what it said. */
function takeLinks(value: unknown, feature: Feature, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value);
  const taken = members.filter(([, member]) => leadsTo(member, feature));
  for (const [key] of taken.toReversed())
    if (Array.isArray(value)) value.splice(Number(key), 1);
    else delete (value as Record<string, unknown>)[key];
  const lines = taken.map(([key, member]) => {
    const { label, text, href, to, part } = member as Record<string, unknown>;
    return `${pointer}/${key}: ${String(label ?? text ?? '')} → ${String(href ?? to ?? part)}`;
  });
  const left = members.filter((one) => !taken.includes(one));
  return [...lines, ...left.flatMap(([key, member]) => takeLinks(member, feature, `${pointer}/${key}`))];
}

/** The links to a feature's pages in the content of others, taken off; each as the file, its place and its words. */
function takeLinksOff(root: string, feature: Feature): string[] {
  const others = listConfig(root).filter((file) => !feature.paths.some((path) => file.startsWith(path)));
  return others.flatMap((file) => {
    const path = diskPath(root, file);
    const data = JSON.parse(readFileSync(path, 'utf8')) as unknown;
    const lines = takeLinks(data, feature);
    if (lines.length > 0) writeWhole(path, formatJson(data));
    return lines.map((line) => `${file} ${line}`);
  });
}

/**
 * Removes a feature: its code, tests, schemas and content, and the links to its pages. Says what it took away.
 *
 * @throws UserError when there is no such feature.
 */
export function removeFeature(root: string, name: string): { paths: string[]; links: string[] } {
  const known = featureNames(root);
  if (!known.includes(name))
    throw new UserError(`No existe la función «${name}». Hay: ${known.join(', ') || 'ninguna'}.`);
  const feature = readFeature(root, name);
  const links = takeLinksOff(root, feature);
  for (const path of feature.paths) rmSync(join(root, path), { recursive: true });
  return { paths: feature.paths, links };
}
