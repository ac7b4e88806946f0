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
