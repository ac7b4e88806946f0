import { landingLender } from '#site/find.ts';
import type { Content } from '#site/content.ts';
import type { Lender } from '#generated/types.ts';
import { mixed, readableOn, textOn } from '#domain/contrast.ts';

/** `--paper` of src/ui/base.css in the light theme. */
export const PAPER = '#F3F6F5';

/** Share of a lender's colour in the tint behind the top of its page. */
export const TINT_SHARE = 0.06;

/** Backgrounds of light pages (see base.css) on which a lender's colour may stand as text. */
export const lightBackgrounds = (color: string): string[] => [
  PAPER,
  '#E4F0EE',
  mixed(PAPER, color, TINT_SHARE),
];

/** The same of dark pages; the second is lighter than any tint of them. */
export const DARK_BACKGROUNDS: readonly string[] = ['#18212B', '#18302F'];

/** Custom properties of the page's lender; empty on pages that belong to no lender. */
export function brandCss(content: Content, path: string): string {
  const lender = landingLender(content, path.slice(1));
  if (!lender || lender.hidden) return '';
  const { color } = lender;
  const properties = {
    '--lender': color,
    '--on-lender': textOn(color),
    '--brand-light': readableOn(color, lightBackgrounds(color)),
    '--brand-dark': readableOn(color, DARK_BACKGROUNDS),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}

/** A lender's colour, what reads best upon it, and its letters when it has its own. */
export const tileLook = ({ color, mark }: Pick<Lender, 'color' | 'mark'>) =>
  [color, textOn(color), ...(mark ? [mark] : [])] as const;

/** The colours of the lenders whose tiles stand in a page, by their ids. */
export const tilesCss = ({ lenders }: Content, ids: ReadonlySet<string>): string =>
  lenders
    .filter(({ id }) => ids.has(id))
    .map((lender) => {
      const [color, ink] = tileLook(lender);
      return `[data-tile="${lender.id}"]{--tile:${color};--tile-ink:${ink}}`;
    })
    .join('');
