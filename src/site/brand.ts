import { landingLender } from '#site/find.ts';
import type { Content } from '#site/content.ts';
import { readableOn, textOn } from '#domain/contrast.ts';

// The page's own backgrounds on which a lender's colour may stand as text (see base.css).
export const LIGHT = ['#FBFBF9', '#EEF4F4'];
export const DARK = ['#19202A', '#1C2A2F'];

/** Custom properties of the page's lender; empty on pages that belong to no lender. */
export function brandCss(content: Content, path: string): string {
  const lender = landingLender(content, path.slice(1));
  if (!lender) return '';
  const { color } = lender;
  const properties = {
    '--lender': color,
    '--on-lender': textOn(color),
    '--brand-light': readableOn(color, LIGHT),
    '--brand-dark': readableOn(color, DARK),
  };
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
