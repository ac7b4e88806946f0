import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { socialImages } from '#scripts/build/site/social-images.ts';
import { socialPicture } from '#scripts/build/site/social-picture.ts';
import { content } from '../../../../support/content/content.ts';

const picture = { kicker: 'Préstamos', name: 'Banco', site: 'Sitio', color: '#FFEE00' };

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'social-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('socialPicture keeps signs of the name out of the markup', () => {
  expect(socialPicture({ ...picture, name: 'A & <b>' })).toContain('>A &amp; &lt;b></text>');
});

/** The pixels of a PNG of 1200 × 630, as a reader of such files sees them. */
const decoded = (png: Buffer) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render();

const coloursOf = (pixels: Buffer, row: number, width: number): Set<number> =>
  new Set(Array.from({ length: width }, (_, x) => pixels.readUIntBE((row * width + x) * 4, 3)));

const isOnly =
  (colour: number) =>
  (row: ReadonlySet<number>): boolean =>
    row.size === 1 && row.has(colour);

describe('socialImages', () => {
  const images = socialImages(content);

  it('has a picture for the site and for each landing page, and for nothing else', () => {
    for (const { id, page } of content.lenders) {
      if (page) expect(images.address(id)).toMatch(new RegExp(`^/assets/social/${id}-[0-9a-f]{8}\\.png$`));
      else expect(() => images.address(id)).toThrow(id);
    }
    expect(images.address('site')).toMatch(/^\/assets\/social\/site-/);
  });

  it('writes PNG files of 1200 × 630: words on paper, words on the band, and nothing around them', async () => {
    const out = await folder();
    const few = socialImages({ ...content, lenders: [] });
    await few.write(out);
    const png = await readFile(join(out, few.address('site')));
    const { pixels, width, height } = decoded(png);
    expect([width, height]).toEqual([1200, 630]);
    const rows = Array.from({ length: height }, (_, y) => coloursOf(pixels, y, width));
    expect(rows.slice(0, 120).concat(rows.slice(470, 480)).every(isOnly(0xf3f6f5))).toBe(true);
    expect(rows.slice(480, 525).concat(rows.slice(585)).every(isOnly(0x0b5d5e))).toBe(true);
    // Of a missing font there would be no words.
    expect(rows[155]?.has(0x4a5668)).toBe(true);
    expect(rows.slice(220, 460).some((row) => row.has(0x16202e))).toBe(true);
    expect(rows[555]?.has(0xffffff)).toBe(true);
  });

  it.each([
    'Lapacho',
    'Banco de la Provincia de Tierra del Fuego',
    'Comparador de Créditos',
    'Montes'.repeat(6),
  ])(
    'a social picture keeps all of a picture of %s in its middle square, which is all that some messengers show',
    async (name) => {
      const out = await folder();
      const site = { ...content.site, name, origin: 'https://simulador-de-prestamos.example' };
      const one = socialImages({ ...content, site, lenders: [] });
      await one.write(out);
      const { pixels } = decoded(await readFile(join(out, one.address('site'))));
      const outside = Array.from({ length: 630 }, (_, row) => {
        const seen = new Set<number>();
        for (let x = 0; x < 1200; x += 1)
          if (x < 285 || x >= 915) seen.add(pixels.readUIntBE((row * 1200 + x) * 4, 3));
        return seen;
      });
      expect(outside.slice(0, 480).every(isOnly(0xf3f6f5))).toBe(true);
      expect(outside.slice(480).every(isOnly(0x0b5d5e))).toBe(true);
    },
  );
});
