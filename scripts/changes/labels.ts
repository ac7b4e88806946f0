import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { titleOf } from '#scripts/changes/titles.ts';

const LONGEST_NAME = 80;

/** Properties by which people distinguish the elements of a list, the clearest first. */
const NAMES = [
  ['entity', 'product'],
  ['title'],
  ['name'],
  ['label'],
  ['legal'],
  ['question'],
  ['term'],
  ['caption'],
  ['id'],
];

const shortened = (text: string): string =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…` : text;

/** The name an element goes by, or undefined when it has none. */
function nameOf(element: unknown): string | undefined {
  if (typeof element !== 'object' || element === null) return undefined;
  const fields = element as Record<string, unknown>;
  const keys = NAMES.find((one) => one.every((key) => typeof fields[key] === 'string' && fields[key] !== ''));
  return keys && shortened(keys.map((key) => String(fields[key])).join(', '));
}

/** The label of an element of a list: 'Cifra destacada 2', 'Beneficio «Todo por internet»'. */
export function elementLabel(list: SchemaNode, element: SchemaNode, value: unknown, index: number): string {
  const title = titleOf(element, titleOf(list, 'Elemento'));
  const name = nameOf(value);
  return name === undefined ? `${title} ${index + 1}` : `${title} «${name}»`;
}

/** A path without what its neighbour says again: 'Párrafo 1 › Párrafo' is 'Párrafo 1', 'Asunto › Asunto «Otro»' the latter. */
export const tidyPath = (path: readonly string[]): string[] =>
  path.filter((label, at) => {
    const isSaidAgain = path[at + 1]?.startsWith(`${label} `) ?? false;
    const isSaid = at === path.length - 1 && (path[at - 1]?.startsWith(`${label} `) ?? false);
    return !isSaidAgain && !isSaid;
  });
