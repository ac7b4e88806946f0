type Container = Record<string | number, unknown>;

/**
 * Sets a value deep inside another, making the objects and lists on the way. With undefined it takes the value away; the
 * items of a list after it move up.
 */
export function setAt(root: object, path: readonly (string | number)[], value: unknown): void {
  let container = root as Container;
  for (const [index, key] of path.entries()) {
    if (index === path.length - 1) {
      if (value === undefined && Array.isArray(container)) container.splice(Number(key), 1);
      else container[key] = value;
    } else {
      container[key] ??= typeof path[index + 1] === 'number' ? [] : {};
      container = container[key] as Container;
    }
  }
}

/** Reads what `setAt` set; undefined when there is nothing on the way. */
export const getAt = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Container | undefined)?.[key], root);

/**
 * Returns a value with another one at the keys of a place inside it, or with undefined without what is there; what is around
 * the place is copied, the rest shared.
 */
export function putAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const { [key]: before, ...others } = Object(whole) as Record<string, unknown>;
  const next = putAt(before, rest, value);
  if (Array.isArray(whole)) return Object.assign([...(whole as unknown[])], { [key]: next });
  return next === undefined ? others : { ...Object(whole), [key]: next };
}
