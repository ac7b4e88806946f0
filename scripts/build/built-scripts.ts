import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Assets } from '#site/site.ts';

export const CLIENT_ENTRY = 'src/main.ts';

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

/** Source of an island: `simulator` is `…/simulator-island.tsx`; one without React has its own module in islands. */
const sourceOf = (manifest: Manifest, island: string): string | undefined =>
  Object.keys(manifest).find(
    (source) => source.endsWith(`/${island}-island.tsx`) || source.startsWith(`src/islands/${island}-`),
  );

/** Addresses of a chunk and of all it imports statically, the bootstrap script aside. */
function scriptsOf(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || source === CLIENT_ENTRY || seen.has(source)) return [];
  seen.add(source);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((one) => scriptsOf(manifest, one, seen))];
}

/**
 * Reads which scripts the client build in `out` made, and removes its manifest, which is of no use to a visitor.
 *
 * @throws Error when the build made no bootstrap script.
 */
export async function builtScripts(
  out: string,
): Promise<Pick<Assets, 'script' | 'integrity' | 'islandScripts'>> {
  const folder = join(out, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  await rm(folder, { recursive: true });
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`The client build made no ${CLIENT_ENTRY}.`);
  const hash = createHash('sha384')
    .update(await readFile(join(out, entry.file)))
    .digest('base64');
  return {
    script: `/${entry.file}`,
    integrity: `sha384-${hash}`,
    islandScripts: (island) => scriptsOf(manifest, sourceOf(manifest, island) ?? ''),
  };
}
