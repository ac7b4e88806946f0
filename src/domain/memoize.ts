/** Works something out once for each object, and remembers it as long as the object is in use. */
export function memoizeByRef<Source extends object, Result extends object>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const known = new WeakMap<Source, Result>();
  return (source) => {
    const found = known.get(source) ?? compute(source);
    known.set(source, found);
    return found;
  };
}
