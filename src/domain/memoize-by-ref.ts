/** Works something out once for each object, and remembers it as long as the object is in use. */
export function memoizeByRef<Source extends object, Result extends object>(
  workOut: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, Result>();
  return (source) => {
    const found = known.get(source) ?? workOut(source);
    known.set(source, found);
    return found;
  };
}
