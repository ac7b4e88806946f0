/** Parts of the content whose texts the site's modules hold on to from when they are loaded. */
export const WORD_PARTS = ['kit', 'panels', 'personal', 'results', 'simulator'] as const;

const given = new Map<string, object>();

/** Sets what `wordsOf` gives, before any part of the site is loaded. */
export function giveWords(part: string, words: object): void {
  given.set(part, words);
}

/** Texts of the site in place of those it was built with, which the page would carry twice. */
export function wordsOf(part: string): object {
  const words = given.get(part);
  if (!words) throw new Error(`The site asks for ${part} before the content is there.`);
  return words;
}

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
