import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

const box = {
  minHeight: 48,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
} as const;

export const styles = stylesheet({
  field: {
    ...mixin.stack(space.xs),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minWidth: 0,
  },
  /** A short control to the right of its label; what stands in a span of its hint is only spoken. */
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, 10.5rem)',
    gridTemplateRows: '1fr auto',
    alignItems: 'center',
    columnGap: space.m,
    '& > label': { gridRow: 1 },
    '& > span': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > p': { gridColumn: 1 },
    '& > p > span': mixin.unseen,
    [media.narrow]: {
      '& > span': { gridRow: 1 },
      '& > p': { gridColumn: '1 / -1' },
    },
    [media.large]: { display: 'block' },
  },
  label: { fontWeight: weight.bold },
  hint: { color: color.soft, ...type.small },
  error: { color: color.bad, ...type.small, fontWeight: weight.bold },
  control: {
    ...box,
    width: '100%',
    padding: `${space.s}px ${space.m}px`,
    '&[aria-invalid=true]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
  },
  affixed: {
    ...box,
    ...mixin.line,
    '&:focus-within': { outline: `3px solid ${color.accent}`, outlineOffset: 2 },
    '&:has([aria-invalid=true])': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
  },
  affix: {
    flex: 'none',
    color: color.soft,
    paddingInline: space.m,
    '& + input': { padding: `0 ${space.s}px 0 0` },
  },
  bare: {
    flex: 1,
    minWidth: 0,
    width: '100%',
    minHeight: 46,
    padding: `${space.s}px ${space.m}px`,
    border: 0,
    background: 'none',
    fontVariantNumeric: 'tabular-nums',
    '&:focus-visible': { outline: 'none' },
  },
  /**
   * The native control with a track of our own: `accent-color` alone lets the browser pick the rest of the track
   * in black or white. The thumb paints both sides of the line through its border image.
   */
  slider: {
    display: 'block',
    width: '100%',
    height: 32,
    [media.desktop]: { height: 28 },
    margin: 0,
    overflow: 'hidden',
    background: 'none',
    cursor: 'pointer',
    accentColor: color.brand,
    [media.ownColours]: {
      appearance: 'none',
      '&::-webkit-slider-thumb': {
        appearance: 'none',
        width: 26,
        height: 26,
        borderRadius: '50%',
        background: color.brand,
        borderImage: `linear-gradient(90deg, ${color.brand} 50%, ${color.line} 0) 0 1 / calc(50% - 3px) 100vw / 0 calc(100vw + 1px)`,
      },
      '&::-moz-range-thumb': {
        width: 26,
        height: 26,
        border: 'none',
        borderRadius: '50%',
        background: color.brand,
      },
      '&::-moz-range-track': { height: 6, borderRadius: 3, background: color.line },
      '&::-moz-range-progress': { height: 6, borderRadius: 3, background: color.brand },
    },
  },
  scale: {
    display: 'flex',
    justifyContent: 'space-between',
    ...mixin.aside,
    [media.large]: { flexWrap: 'wrap', columnGap: space.m },
  },
  /** Busy it stays as readable as it was; the turning ring shows that it works. */
  submit: { width: '100%', minHeight: 52, '&:disabled': { opacity: 1 } },
  spinner: mixin.ring,
  narrowOnly: { [media.wide]: { display: 'none' } },
  wideOnly: { [media.narrow]: { display: 'none' } },
});
