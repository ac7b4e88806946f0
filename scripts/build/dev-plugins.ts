import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** The pages of tools beside the site, while somebody develops: of each folder of `scripts/` that has a `dev-plugin.ts`. */
export async function devPlugins(root: string): Promise<Plugin[]> {
  const scripts = join(root, 'scripts');
  const files = readdirSync(scripts).map((tool) => join(scripts, tool, 'dev-plugin.ts'));
  const loaded = await Promise.all(
    files.filter((file) => existsSync(file)).map((file) => runnerImport<{ devPlugin: () => Plugin }>(file)),
  );
  return loaded.map(({ module }) => ({ ...module.devPlugin(), apply: 'serve' }));
}
