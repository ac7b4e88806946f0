import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';
import { drawingAddress, monogramOf } from '#scripts/build/site/monogram.ts';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';

/** The end of a file's name, which changes with its content. */
export const fileHash = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 8);

/** Every lender's logo, or its monogram, under a name that changes with its content, so that browsers may keep it. */
export async function builtLogos(root: string, { lenders }: Content) {
  const files = await Promise.all(
    lenders.map(async (lender): Promise<[file: string, data: Buffer]> => {
      const { id, logo } = lender;
      const data = logo
        ? await readFile(diskPath(root, `config/logos/${logo}`))
        : Buffer.from(monogramOf(lender));
      return [`assets/logos/${(logo ?? id).replace(/\.svg$/, '')}-${fileHash(data)}.svg`, data];
    }),
  );
  const addresses = new Map(lenders.map(({ id }, at) => [id, `/${files[at]?.[0]}`]));
  return { files, address: ({ id }: Lender): string => addresses.get(id) ?? '' };
}

/** Where a development server has a lender's logo. */
export const logoAddress = (lender: Lender): string =>
  lender.logo ? `/${shownFile(`config/logos/${lender.logo}`)}` : drawingAddress(monogramOf(lender));
