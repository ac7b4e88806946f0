import { textOn } from '#domain/contrast.ts';
import { PAPER } from '#site/brand.ts';
import type { Content } from '#site/content.ts';
import { landingPicture } from '#site/head.ts';
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

/**
 * Rows of the picture that hold something, on paper and on the band. Only they are drawn, one below the other; what lies
 * around them looks as the nearest of them, and is not worth the time of drawing thousands of pictures.
 */
const ON_PAPER = { from: 160, to: 390 };
const ON_BAND = { from: 525, to: 585 };
const PAPER_ROWS = ON_PAPER.to - ON_PAPER.from;
const BAND_ROWS = ON_BAND.to - ON_BAND.from;

/** Returns for each row of the drawing how many rows of the picture it fills. */
export function rowTimes(): number[] {
  const times = Array.from({ length: PAPER_ROWS + BAND_ROWS }, () => 1);
  times[0] = 1 + ON_PAPER.from;
  times[PAPER_ROWS - 1] = 1 + HEIGHT - BAND - ON_PAPER.to;
  times[PAPER_ROWS] = 1 + ON_BAND.from - (HEIGHT - BAND);
  times[PAPER_ROWS + BAND_ROWS - 1] = 1 + HEIGHT - ON_BAND.to;
  return times;
}

/** The mark's bars begin this far inside its square: they, not the square, stand at the margin. */
const MARK_INSET = 13;

type Picture = { kicker: string; name: string; site: string; color: string };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The drawn rows of the picture as SVG: whose page it is above, our own mark on a band in its colour below. */
export function socialPicture({ kicker, name, site, color }: Picture): string {
  const size = Math.min(LARGEST, Math.floor((WIDTH - 2 * MARGIN) / (name.length * LETTER)));
  const middle = HEIGHT - BAND / 2;
  const on = textOn(color);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${PAPER_ROWS + BAND_ROWS}" font-family="Manrope">`,
    `<rect width="${WIDTH}" height="${PAPER_ROWS}" fill="${PAPER}"/>`,
    `<rect y="${PAPER_ROWS}" width="${WIDTH}" height="${BAND_ROWS}" fill="${color}"/>`,
    `<g transform="translate(0 -${ON_PAPER.from})">`,
    `<text x="${MARGIN}" y="210" font-size="46" font-weight="600" fill="${SOFT}">${escaped(kicker)}</text>`,
    `<text x="${MARGIN}" y="${230 + size}" font-size="${size}" font-weight="700" fill="${INK}">${escaped(name)}</text>`,
    '</g>',
    `<g transform="translate(0 -${ON_BAND.from - PAPER_ROWS})">`,
    `<g transform="translate(${MARGIN - MARK_INSET} ${middle - 28}) scale(2)"><path d="${MARK.bars}" stroke="${on}" stroke-width="${MARK.thickness}" stroke-linecap="round"/></g>`,
    `<text x="${MARGIN + 56}" y="${middle + 14}" font-size="40" font-weight="700" fill="${on}">${escaped(site)}</text>`,
    '</g></svg>',
  ].join('');
}

/** The pictures of a site by the name of their page: `site`, every lender that has a page, and pages for an audience. */
export function picturesOf({ site, lenders, landings }: Content): Map<string, Picture> {
  const kicker = site.lenderPage.heading;
  const { host } = new URL(site.origin);
  const pictures = new Map([['site', { kicker, name: site.name, site: host, color: ACCENT }]]);
  for (const { id, name, color, page } of lenders) {
    if (page) pictures.set(id, { kicker, name, site: site.name, color });
  }
  for (const landing of landings)
    pictures.set(landingPicture(landing), { kicker, name: landing.link, site: site.name, color: ACCENT });
  return pictures;
}
