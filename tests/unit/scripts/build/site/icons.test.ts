import { expect, it } from 'vitest';
import { icons } from '#scripts/build/site/icons.ts';
import { content } from '../../../../support/content/content.ts';

const files = new Map(icons(content));
const bytesOf = (file: string): Buffer => Buffer.from(files.get(file) ?? '');

it('the manifest names icons that are made, of the sizes it says', () => {
  const manifest = JSON.parse(String(files.get('manifest.webmanifest'))) as {
    icons: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const bytes = bytesOf(src.slice(1));
    expect(bytes.length, src).toBeGreaterThan(100);
    if (sizes !== 'any') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
