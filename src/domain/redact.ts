/** Fields that say who someone is, under every name they travel by. */
const PERSONAL = new Set(['dni', 'email', 'phone', 'telefono', 'tel', 'genero', 'gender', 'g']);
/** The same for every value, so that not even its length shows. */
const MASK = '***';

/** A copy fit for the console: personal fields masked at any depth, the rest as it is. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  const masked = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    PERSONAL.has(name.toLowerCase()) ? MASK : redact(field),
  ]);
  return Object.fromEntries(masked);
}
