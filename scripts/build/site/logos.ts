import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';
import type { Lender } from '#generated/types.ts';
import type { Content } from '#site/content.ts';

/** The end of a file's name, which changes with its content. */
const fileHash = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 8);

/** The logo of every lender that has one, under a name that changes with its content, so that browsers may keep it. */
export async function builtLogos(root: string, { lenders }: Content) {
  const built = await Promise.all(
    lenders.flatMap(({ id, logo }) => (logo ? [builtLogo(root, id, logo)] : [])),
  );
  const addresses = new Map(built.map(({ id, file: [name] }) => [id, `/${name}`]));
  return {
    files: built.map(({ file }) => file),
    address: ({ id }: Lender): string => addresses.get(id) ?? '',
  };
}

async function builtLogo(root: string, id: string, logo: string) {
  const data = await readFile(diskPath(root, `config/logos/${logo}`));
  const file: [name: string, data: Buffer] = [
    `assets/logos/${logo.replace(/\.svg$/, '')}-${fileHash(data)}.svg`,
    data,
  ];
  return { id, file };
}

/** Where a development server has a lender's logo; '' without one. */
export const logoAddress = ({ logo }: Lender): string =>
  logo ? `/${shownFile(`config/logos/${logo}`)}` : '';
