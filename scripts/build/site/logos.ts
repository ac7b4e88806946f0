import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Content } from '#site/content.ts';

export type Logos = { files: [file: string, data: Buffer][]; address: (logo: string) => string };

/** Every lender's logo under a name that changes with its content, so that browsers may keep it for good. */
export async function builtLogos(root: string, { lenders }: Content): Promise<Logos> {
  const built = await Promise.all(
    lenders.map(async ({ logo }) => {
      const data = await readFile(diskPath(root, `config/logos/${logo}`));
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
      return { logo, data, file: `assets/logos/${logo.replace(/\.svg$/, '')}-${hash}.svg` };
    }),
  );
  const addresses = new Map(built.map(({ logo, file }) => [logo, `/${file}`]));
  return {
    files: built.map(({ file, data }) => [file, data]),
    address: (logo) => addresses.get(logo) ?? '',
  };
}
