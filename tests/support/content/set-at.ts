type Path = readonly (string | number)[];
type Container = Record<string | number, unknown>;

/** Reads a part of a document; undefined when there is nothing on the way. */
export const getAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Container | undefined)?.[key], root);

/** Changes a part of a document, or takes it away with undefined: the items of a list after it move up. */
export function setAt(root: object, path: Path, value: unknown): void {
  const container = getAt(root, path.slice(0, -1)) as Container;
  const key = path.at(-1) ?? '';
  if (value === undefined && Array.isArray(container)) container.splice(Number(key), 1);
  else container[key] = value;
}
