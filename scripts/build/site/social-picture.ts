import { textOn } from '#domain/contrast.ts';
import { PAPER } from '#site/brand.ts';
import type { Content } from '#site/content.ts';
import { LOGO } from '#site/logo.ts';
import { contentSlots } from '#generated/content-slots.ts';
import type { ContentSlots } from '#site/slots.ts';

const SLOTS: readonly ContentSlots[] = contentSlots;

const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 150;
/** Messengers show the middle square alone: everything stands in it, this far from its edges. */
const MARGIN = 40;
const ROOM = HEIGHT - 2 * MARGIN;
const CENTRE = WIDTH / 2;
/** Width of a letter of the bold face against its size, with room to spare: no name leaves the square. */
const LETTER = 0.6;

const NAME = { largest: 112, from: 220, height: 240, line: 1.1 };
const KICKER = 46;
const SITE = 40;

const INK = '#16202E';
const SOFT = '#4A5668';
const ACCENT = '#0B5D5E';

/** The bars of the logo begin this far inside its square, and the words this far after them. */
const LOGO_INSET = 13;
const AFTER_LOGO = 56;

type Picture = { kicker: string; name: string; site: string; color: string };

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The largest size up to `most` at which a text has room on one line. */
const sizeOf = (text: string, most: number, room = ROOM): number =>
  Math.min(most, Math.floor(room / (text.length * LETTER)));

/** The words of a name on as few lines as they need at a size. */
function linesAt(size: number, name: string): string[] {
  const most = Math.floor(ROOM / (size * LETTER));
  return name.split(' ').reduce<string[]>((lines, word) => {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    return lines.length > 0 && longer.length <= most ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/** A name as large as it can be written, and its lines. */
function nameOf(name: string): { size: number; lines: string[] } {
  let size = NAME.largest;
  const fits = (lines: readonly string[]): boolean =>
    lines.length * size * NAME.line <= NAME.height && lines.every((line) => sizeOf(line, size) === size);
  while (!fits(linesAt(size, name))) size -= 1;
  return { size, lines: linesAt(size, name) };
}

/** The picture as SVG: whose page it is above, our own logo on a band in its colour below. */
export function socialPicture({ kicker, name, site, color }: Picture): string {
  const { size, lines } = nameOf(name);
  const middle = HEIGHT - BAND / 2;
  const on = textOn(color);
  const words = sizeOf(site, SITE, ROOM - AFTER_LOGO);
  const left = CENTRE - (AFTER_LOGO + site.length * LETTER * words) / 2;
  const text = (y: number, font: number, weight: number, fill: string, content: string): string =>
    `<text x="${CENTRE}" y="${y}" text-anchor="middle" font-size="${font}" font-weight="${weight}" fill="${fill}">${escaped(content)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Manrope">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    text(170, sizeOf(kicker, KICKER), 600, SOFT, kicker),
    ...lines.map((line, at) => text(NAME.from + size * (at * NAME.line + 0.8), size, 700, INK, line)),
    `<rect y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="${color}"/>`,
    `<g transform="translate(${left - LOGO_INSET} ${middle - 28}) scale(2)"><path d="${LOGO.bars}" stroke="${on}" stroke-width="${LOGO.thickness}" stroke-linecap="round"/></g>`,
    `<text x="${left + AFTER_LOGO}" y="${middle + 14}" font-size="${words}" font-weight="700" fill="${on}">${escaped(site)}</text>`,
    '</svg>',
  ].join('');
}

/** The pictures of a site by the name of their page: `site`, every lender that has a page, and those of features. */
export function picturesOf(content: Content): Map<string, Picture> {
  const { site, lenders } = content;
  const kicker = site.lenderPage.heading;
  const { host } = new URL(site.origin);
  const pictures = new Map([['site', { kicker, name: site.name, site: host, color: ACCENT }]]);
  for (const { id, name, color, page } of lenders) {
    if (page) pictures.set(id, { kicker, name, site: site.name, color });
  }
  for (const [id, name] of SLOTS.flatMap((slots) => slots.pictures?.(content) ?? []))
    pictures.set(id, { kicker, name, site: site.name, color: ACCENT });
  return pictures;
}
