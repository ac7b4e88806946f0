import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, shadow, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  button: {
    ...mixin.line,
    gap: space.xs,
    minHeight: 44,
    paddingInline: space.s,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    [media.hover]: { '&:hover': { background: color.tint } },
    [media.wide]: { paddingInline: space.xs, ...type.small },
    [media.desktop]: { paddingInline: space.m, ...type.text },
    [media.narrow]: { display: 'none' },
    '@supports not selector(:popover-open)': { display: 'none' },
  },
  /** On a phone the tools are part of the menu; on a wide window they open as a popover below their button. */
  menu: {
    border: 0,
    margin: 0,
    padding: 0,
    color: color.ink,
    background: color.surface,
    '& svg': { flex: 'none', color: color.accent },
    [media.narrow]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      marginTop: space.s,
      paddingTop: space.s,
      borderTop: `1px solid ${color.line}`,
    },
    [media.wide]: {
      inset: 'var(--header) max(16px, calc(50vw - 584px)) auto auto',
      width: 320,
      padding: `${space.s}px 0`,
      borderRadius: `0 0 ${radius.surface}px ${radius.surface}px`,
      boxShadow: shadow,
      '& a': { minHeight: 48, paddingInline: space.l },
      /** The footer lists the tools too, so that a browser without popovers loses none. */
      '@supports not selector(:popover-open)': { display: 'none' },
    },
  },
  heading: { ...mixin.aside, padding: `${space.s}px ${space.l}px`, [media.wide]: { display: 'none' } },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: space.m,
    /** On a desktop all cards stand in one row. */
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
  card: {
    color: color.ink,
    textDecoration: 'none',
    ...mixin.surface,
    display: 'flex',
    alignItems: 'center',
    gap: space.m,
    height: '100%',
    minHeight: 64,
    padding: `${space.m}px ${space.l}px`,
    [media.wide]: { minHeight: 88, paddingBlock: space.l },
    [media.hover]: { '&:hover': { background: color.tint } },
    '& > svg': { flex: 'none', marginLeft: 'auto', color: color.accent, transform: 'rotate(-90deg)' },
    [media.desktop]: { flexDirection: 'column', alignItems: 'start', '& > svg': { display: 'none' } },
  },
  icon: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: radius.control,
    color: color.accent,
    background: color.tint,
  },
  words: { ...mixin.stack(space.xs), minWidth: 0 },
  /** A phone hides the text, which the tool's own page has. */
  text: { ...mixin.aside, [media.narrow]: { display: 'none' } },
});
