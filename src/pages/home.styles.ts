import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type } from '#ui/tokens.ts';

/** Height of the home page's band on a desktop, where the form begins upon it and goes on below. */
const BAND = '20rem';

export const styles = stylesheet({
  /** The home page's top: white and mint upon it, the form half over its end. On paper it is ink on white. */
  band: {
    /** Above the room that every page with a simulator has. */
    '&&': { paddingTop: 0 },
    '& h1': { color: '#fff', [media.desktop]: type.hero },
    '& h1 + p': { color: color.mint, ...type.text, [media.desktop]: type.lead },
    '& > div > :first-child': {
      padding: `${space.xl}px 0 88px`,
      background: color.deep,
      /** As wide as the window, and as high as its words need. */
      boxShadow: `0 0 0 100vmax ${color.deep}`,
      clipPath: 'inset(0 -100vmax)',
      [media.desktop]: { minHeight: BAND, paddingBlock: space.xxl },
    },
    '& > div > :nth-child(2)': {
      position: 'relative',
      marginTop: -88,
    },
    'html:not([data-step=results]) & > div > :nth-child(2)': {
      [media.desktop]: { marginTop: space.l, paddingTop: space.m, gap: space.s },
    },
    [media.print]: {
      '& > div > :first-child': { padding: 0, background: 'none', boxShadow: 'none' },
      '& > div > :nth-child(2)': { marginTop: 0 },
      '& :is(h1, h1 + p, li)': { color: color.ink },
    },
    'html[data-step=results] & > div > :nth-child(2)': { marginTop: 0 },
    'html[data-step=personal] &': {
      [media.belowDesktop]: { paddingTop: space.l, '& > div > :nth-child(2)': { marginTop: 0 } },
    },
  },
  /** In one line as far as there is room. */
  proofs: { ...mixin.row, gap: `${space.xs}px ${space.l}px`, ...type.small },
  proof: {
    ...mixin.line,
    gap: space.s,
    color: '#fff',
    '& svg': { flex: 'none', width: 16, height: 16 },
  },
  /** Lenders by their tiles, a few beside each other on a phone. */
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
    gap: `${space.l}px ${space.s}px`,
    ...type.small,
    [media.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
  tileLink: {
    display: 'grid',
    justifyItems: 'center',
    gap: space.s,
    color: color.ink,
    textAlign: 'center',
    textDecoration: 'none',
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  },
});
