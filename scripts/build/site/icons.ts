import { Resvg } from '@resvg/resvg-js';
import { PAPER } from '#site/brand.ts';
import type { Content } from '#site/content.ts';
import { LOGO } from '#site/logo.ts';

const ACCENT = '#0B5D5E';

/** The product's logo as a square of its own. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="${LOGO.corner}" fill="${ACCENT}"/><path d="${LOGO.bars}" stroke="#FFFFFF" stroke-width="${LOGO.thickness}" stroke-linecap="round"/></svg>`;

const TOUCH_ICON = 180;
const APP_ICONS = [192, 512];

const png = (width: number): Buffer =>
  new Resvg(ICON, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** Icons and the web manifest that names them. */
export function icons({ site }: Content): [file: string, data: string | Buffer][] {
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'es-AR',
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: ACCENT,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...APP_ICONS.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    ],
  };
  return [
    ['icon.svg', ICON],
    ['apple-touch-icon.png', png(TOUCH_ICON)],
    ...APP_ICONS.map((size): [string, Buffer] => [`icon-${size}.png`, png(size)]),
    ['manifest.webmanifest', JSON.stringify(manifest)],
  ];
}
