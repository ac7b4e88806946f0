import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

/** Styles of a hint that takes no room, and of one that does. */
const quiet = { maxHeight: 0, marginTop: -space.xs, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
const shown = { maxHeight: '8em', marginTop: 0, clipPath: 'none' } as const;

export const styles = stylesheet({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.m,
    minWidth: 0,
    'p + &, & + p': { marginTop: space.l },
    [media.print]: { '& button': { display: 'none' } },
    'html[data-step=results] &': { width: '100%', maxWidth: 760, marginInline: 'auto' },
  },
  group: { display: 'grid', alignContent: 'start' },
  optionLink: { ...mixin.line, minHeight: 44, ...type.small },
  /** The market's line under the sliders; the page keeps its room before it comes. */
  answer: {
    ...mixin.figures,
    display: 'grid',
    alignContent: 'center',
    minHeight: '7rem',
    padding: `${space.m}px ${space.l}px`,
    borderRadius: radius.surface,
    background: color.tint,
    [media.desktop]: { minHeight: '6.5rem', paddingBlock: space.s },
    '& p > span': { display: 'block', color: color.soft, ...type.small },
    '& p > :nth-child(2)': { color: color.ink, ...type.title, fontWeight: weight.bold },
    '& p > :only-child': { color: color.ink, ...type.text },
    '& > :empty, & > :not(:empty) + p': { display: 'none' },
  },
  /**
   * Hints that show with the focus or an error; assistive technology reads them always. Leaving waits a moment, so that
   * a press on what stands below still meets it. Where nothing may move they are always there, but on a wide window,
   * where the button would leave it, with an error alone.
   */
  quietHints: {
    /** The salary has a line of its own, wide enough for its example. */
    [media.wide]: { '& > :last-child': { gridColumn: '1 / -1' } },
    /** Hints that change no answer are only spoken. */
    '& [id="province-hint"], & [id^="age-"][id$="-hint"]': { display: 'none' },
    [media.motion]: {
      '& [id$="-hint"]': { ...quiet, transition: 'max-height 0s 0.4s, margin 0s 0.4s, clip-path 0s 0.4s' },
      '& :focus-within > [id$="-hint"]': { ...shown, transitionDelay: '0s' },
    },
    [media.stillDesktop]: { '& [id$="-hint"]': quiet },
    '& :has(> [id$="-error"]) > [id$="-hint"]': shown,
  },
  pair: {
    display: 'grid',
    gap: space.l,
    [media.desktop]: { gap: `${space.m}px ${space.l}px` },
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    },
  },
  legend: { float: 'left', width: '100%', padding: 0 },
  actions: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'center',
    '& > button[type=submit]': { width: '100%' },
    // An empty live region takes no gap.
    '& > :empty': { position: 'absolute' },
  },
  aside: { color: color.soft, ...type.small },
  legal: {
    padding: `${space.m}px ${space.l}px`,
    color: color.soft,
    background: color.tint,
    borderRadius: radius.surface,
    ...type.small,
    '& summary': { cursor: 'pointer', listStyle: 'none' },
    '& summary + *': { marginTop: space.s },
  },
  /** The full bar shows two steps, the second under way. */
  progress: { height: 4, borderRadius: radius.pill, background: color.brand },
  /** Hints stand above their fields, so that they are read first. */
  hintsFirst: { '& label[for], & legend': { order: -2 }, '& [id$="-hint"]': { order: -1 } },
  promises: {
    ...mixin.row,
    gap: `${space.xs}px ${space.l}px`,
    ...type.small,
    '& li::before': { content: '"✓ " / ""', color: color.good, fontWeight: weight.bold },
  },
  needs: { marginBottom: space.l },
  outcome: { ...mixin.row, gap: space.m },
  heading: {
    ...type.title,
    scrollMarginTop: 'calc(var(--header) + 16px)',
    '&:focus': { outline: 'none' },
  },
  intro: { display: 'grid', gap: space.xs },
  count: { '&:empty': { display: 'none' }, color: color.bad, fontWeight: weight.bold },
  radios: { ...mixin.row, columnGap: space.xl },
  radio: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    '& input': { flex: 'none', width: 24, height: 24, margin: 0, accentColor: color.brand },
  },
  /** The honeypot: out of sight and out of the tab order, but not `display: none`, which robots skip. */
  trap: { position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' },
});
