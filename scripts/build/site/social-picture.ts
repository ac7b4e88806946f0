import { textOn } from '#domain/contrast.ts';
import { PAPER } from '#site/brand.ts';
import type { Content } from '#site/content.ts';
import { audiencePicture } from '#site/head.ts';
import { MARK } from '#site/mark.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const BAND = 150;
const LARGEST = 112;
/** Width of a letter of the bold face against its size, with room to spare: no name leaves the picture. */
const LETTER = 0.6;

const INK = '#16202E';
const SOFT = '#4A5668';
const ACCENT = '#0B5D5E';

/** The mark's bars begin this far inside its square: they, not the square, stand at the margin. */
const MARK_INSET = 13;

type Picture = { kicker: string; name: string; site: string; color: string };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The picture as SVG: whose page it is above, our own mark on a band in its colour below. */
export function socialPicture({ kicker, name, site, color }: Picture): string {
  const size = Math.min(LARGEST, Math.floor((WIDTH - 2 * MARGIN) / (name.length * LETTER)));
  const middle = HEIGHT - BAND / 2;
  const on = textOn(color);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Manrope">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<text x="${MARGIN}" y="210" font-size="46" font-weight="600" fill="${SOFT}">${escaped(kicker)}</text>`,
    `<text x="${MARGIN}" y="${230 + size}" font-size="${size}" font-weight="700" fill="${INK}">${escaped(name)}</text>`,
    `<rect y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="${color}"/>`,
    `<g transform="translate(${MARGIN - MARK_INSET} ${middle - 28}) scale(2)"><path d="${MARK.bars}" stroke="${on}" stroke-width="${MARK.thickness}" stroke-linecap="round"/></g>`,
    `<text x="${MARGIN + 56}" y="${middle + 14}" font-size="40" font-weight="700" fill="${on}">${escaped(site)}</text>`,
    '</svg>',
  ].join('');
}

/** The pictures of a site by the name of their page: `site`, every lender that has a page, and pages for an audience. */
export function picturesOf({ site, lenders, audiencePages }: Content): Map<string, Picture> {
  const kicker = site.lenderPage.heading;
  const { host } = new URL(site.origin);
  const pictures = new Map([['site', { kicker, name: site.name, site: host, color: ACCENT }]]);
  for (const { id, name, color, page } of lenders) {
    if (page) pictures.set(id, { kicker, name, site: site.name, color });
  }
  for (const audiencePage of audiencePages)
    pictures.set(audiencePicture(audiencePage), {
      kicker,
      name: audiencePage.link,
      site: site.name,
      color: ACCENT,
    });
  return pictures;
}
