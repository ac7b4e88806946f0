import type { SchemaNode } from '#scripts/config/read/expectation.ts';

const LONGEST_NAME = 80;

const descriptionOf = ({ description }: SchemaNode): string =>
  typeof description === 'string' ? description : '';

const ARTICLE = /^(?:Una?|El|La|Los|Las) (?=\p{Ll})/u;

/** The first clause of a description: 'Color de la marca: botón, …' → 'Color de la marca', 'El párrafo.' → 'Párrafo'. */
function firstClause(text: string): string {
  const [clause = ''] = /^(?:[^.,:;(]|\.(?=\S))+/u.exec(text) ?? [];
  const bare = clause.replace(ARTICLE, '').trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/**
 * The label of a part of the content: the first words of its schema's description, without those it shares
 * with the description of what it is a part of. A part without any goes by its key.
 */
export function labelOf(node: SchemaNode, key: string, parent?: SchemaNode): string {
  const own = descriptionOf(node);
  const shared = parent ? descriptionOf(parent) : '';
  const rest = shared !== '' && own.startsWith(shared) ? own.slice(shared.length).trim() : own;
  return firstClause(rest || own) || key;
}

/** Properties by which people tell the elements of a list apart, the most telling first. */
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
  const keys = NAMES.find((one) => one.every((key) => typeof fields[key] === 'string'));
  return keys && shortened(keys.map((key) => String(fields[key])).join(', '));
}

/** 'Cifra destacada 2', 'Beneficio «Todo por internet»'. */
export const elementLabel = (label: string, element: unknown, index: number): string => {
  const name = nameOf(element);
  return name === undefined ? `${label} ${index + 1}` : `${label} «${name}»`;
};

/** A path without what its neighbour says again: 'Párrafo 1 › Párrafo' is 'Párrafo 1', 'Asunto › Asunto «Otro»' the latter. */
export const tidyPath = (path: readonly string[]): string[] =>
  path.filter((label, at) => {
    const isSaidAgain = path[at + 1]?.startsWith(`${label} `) ?? false;
    const isSaid = at === path.length - 1 && (path[at - 1]?.startsWith(`${label} `) ?? false);
    return !isSaidAgain && !isSaid;
  });
