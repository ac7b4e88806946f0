import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type } from '#ui/tokens.ts';

const bordered = { color: color.ink, textDecoration: 'none' } as const;

/** Ways on from a page: tools as cards, audiences as chips. */
export const styles = stylesheet({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
    gap: space.m,
    /** On a desktop all cards stand in one row. */
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  },
  card: {
    ...bordered,
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
  chips: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  chip: {
    ...bordered,
    ...mixin.line,
    minHeight: 44,
    padding: `${space.s}px ${space.l}px`,
    border: `1px solid ${color.control}`,
    borderRadius: radius.pill,
    background: color.surface,
    ...type.text,
    [media.hover]: { '&:hover': { background: color.tint } },
  },
});
