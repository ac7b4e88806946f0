import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the site is made of besides its content. */
const CODE = ['src', 'schema', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];
const GENERATED = 'src/generated/';

function filesUnder(root: string, path: string): string[] {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [path];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !file.startsWith(GENERATED) && statSync(join(root, file)).isFile());
}

/** Files of the program that differ between two folders, or are in one of them alone. */
export function codeChanges(base: string, head: string): string[] {
  const files = new Set(CODE.flatMap((path) => [...filesUnder(base, path), ...filesUnder(head, path)]));
  const read = (root: string, file: string): Buffer | null =>
    existsSync(join(root, file)) ? readFileSync(join(root, file)) : null;
  return [...files].toSorted().filter((file) => {
    const [before, after] = [read(base, file), read(head, file)];
    return !(before && after && before.equals(after));
  });
}
