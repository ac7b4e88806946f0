import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { socialImages } from '#scripts/build/site/social-images.ts';
import { socialPicture } from '#scripts/build/site/social-picture.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

describe('socialPicture', () => {
  const picture = { kicker: 'Préstamos', name: 'Banco', site: 'Sitio', color: '#FFEE00' };

  it('shows the words on a band of the lender’s colour, legible', () => {
    const svg = socialPicture(picture);
    expect(svg).toContain('>Banco</text>');
    expect(svg).toContain('fill="#FFEE00"');
    expect(svg).toMatch(/fill="#000000">Sitio/);
  });

  it('writes the longest name small enough to fit', () => {
    const sizes = (name: string) =>
      Number(
        /font-size="(\d+)" font-weight="700" fill="#16202E"/.exec(socialPicture({ ...picture, name }))?.[1],
      );
    expect(sizes('Lapacho')).toBe(112);
    expect(sizes('M'.repeat(40)) * 40 * 0.6).toBeLessThanOrEqual(1040);
  });

  it('keeps signs of the name out of the markup', () => {
    expect(socialPicture({ ...picture, name: 'A & <b>' })).toContain('>A &amp; &lt;b></text>');
  });
});

describe('socialImages', () => {
  const images = socialImages(ROOT, content);

  it('has a picture for the site and for each landing page, and for nothing else', () => {
    for (const { id, page } of content.lenders) {
      if (page) expect(images.address(id)).toMatch(new RegExp(`^/assets/social/${id}-[0-9a-f]{8}\\.png$`));
      else expect(() => images.address(id)).toThrow(id);
    }
    expect(images.address('site')).toMatch(/^\/assets\/social\/site-/);
  });

  it('changes a picture’s address with what it shows', () => {
    const [lender] = content.lenders.filter(({ page }) => page);
    if (!lender) throw new Error('No landing page');
    const renamed = { ...content, lenders: [{ ...lender, name: `${lender.name} II` }] };
    expect(socialImages(ROOT, renamed).address(lender.id)).not.toBe(images.address(lender.id));
  });

  it('gives the picture at an address, and none where there is none', async () => {
    const png = await images.at(images.address('site'));
    expect(png?.subarray(1, 4).toString()).toBe('PNG');
    expect(await images.at('/assets/social/site-00000000.png')).toBeUndefined();
  });

  it('writes PNG files of 1200 × 630', async () => {
    const out = await mkdtemp(join(tmpdir(), 'social-'));
    const few = socialImages(ROOT, { ...content, lenders: [] });
    await few.write(out);
    const png = await readFile(join(out, few.address('site')));
    expect([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // A blank picture, as a missing font would give, is far smaller.
    expect(png.length).toBeGreaterThan(15_000);
  });
});
