/** Returns a value with another one at the keys of a place inside it; what is around the place is copied, the rest shared. */
export function putAt(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const members = Object(whole) as Record<string, unknown>;
  const next = { [key]: putAt(members[key], rest, value) };
  return Array.isArray(whole) ? Object.assign([...(whole as unknown[])], next) : { ...members, ...next };
}
