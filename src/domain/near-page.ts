import { editDistance } from '#domain/edit-distance.ts';

/** Longest part of an address that is compared; what is longer is no slip of the finger. */
const LONGEST = 60;

/** The words that distinguish pages: the last part of the path, without marks, case and the usual 'banco-'. */
function keyOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const plain = last.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^banco-/, '')
    .slice(0, LONGEST);
}

/**
 * The page that was probably meant by an unknown path: the one whose last part differs by the fewest letters, at
 * most a third of them. Null when none is that near.
 */
export function nearPage(path: string, pages: readonly string[]): string | null {
  const key = keyOf(path);
  if (!key) return null;
  const near = pages.flatMap((page) => {
    const candidate = keyOf(page);
    const letters = editDistance(key, candidate);
    return letters <= Math.max(key.length, candidate.length) / 3 ? [{ page, letters }] : [];
  });
  return near.sort((one, other) => one.letters - other.letters)[0]?.page ?? null;
}
