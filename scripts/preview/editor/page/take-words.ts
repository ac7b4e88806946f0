/** Texts of the content by part, set before any part of the site is loaded: those it was built with would be there twice. */
export const givenWords: Record<string, object> = {};

/**
 * Puts what `source` says into `target`, which keeps its lists and objects: modules hold on to them from when they were
 * loaded. A text that a module has taken out by itself stays as it was.
 */
export function takeWords(target: object, source: object): void {
  const fields = target as Record<string, unknown>;
  if (Array.isArray(target) && Array.isArray(source)) target.length = source.length;
  for (const key of Object.keys(target)) if (!(key in source)) delete fields[key];
  for (const [key, value] of Object.entries(source)) {
    const own = fields[key];
    const isPart = typeof value === 'object' && typeof own === 'object' && value !== null && own !== null;
    if (isPart && Array.isArray(value) === Array.isArray(own)) takeWords(own, value);
    else fields[key] = structuredClone(value);
  }
}
