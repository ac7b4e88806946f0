/** Design tokens as references to the custom properties that `base.css` declares for both themes. */
export const color = {
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  control: 'var(--control)',
  accent: 'var(--accent)',
  brand: 'var(--brand)',
  onBrand: 'var(--on-brand)',
  brandText: 'var(--brand-text)',
  /** The page's own lender among the results, where nothing else is in its colour. */
  own: 'var(--own)',
  onOwn: 'var(--on-own)',
  tint: 'var(--tint)',
  good: 'var(--good)',
  goodTint: 'var(--good-tint)',
  warn: 'var(--warn)',
  warnTint: 'var(--warn-tint)',
  bad: 'var(--bad)',
  badTint: 'var(--bad-tint)',
  info: 'var(--info)',
  infoTint: 'var(--info-tint)',
  /** A band of the page itself, white and mint upon it. */
  deep: 'var(--deep)',
  mint: 'var(--mint)',
  /** Colours of capital and cost: the same in every picture, each 3:1 on a surface; `costText` is for words. */
  capital: 'var(--capital)',
  cost: 'var(--cost)',
  costText: 'var(--cost-text)',
} as const;

const rem = (pixels: number): string => `${pixels / 16}rem`;
const set = (font: number, line: number) => ({ fontSize: rem(font), lineHeight: rem(line) });

/**
 * Type scale: size and line height in pixels, on the 4 px grid. `small` is for labels, asides and hints, never for what
 * somebody must read to decide; `hero` is for wide windows.
 */
export const type = {
  small: set(14, 20),
  text: set(16, 24),
  lead: set(18, 24),
  title: set(22, 28),
  large: set(28, 36),
  /** The same size for a figure, which needs less room. */
  figure: set(28, 32),
  hero: set(48, 52),
} as const;

/** Each weight is a font of its own, whose first use costs a slow phone some milliseconds. */
export const weight = { normal: 400, bold: 700 } as const;

/**
 * Steps of the 4 px grid, in pixels: 4 between a label and its figure, 8 between buttons and from an icon to its text, 12
 * between blocks of a head and cards on phones, 16 inside a card and from the edge of a phone, 24 inside a card on a desktop and
 * between groups of fields, 32 from a heading to its content on a desktop, 48 and 64 between sections.
 */
export const space = { xs: 4, s: 8, m: 12, l: 16, xl: 24, xxl: 32, huge: 48, vast: 64 } as const;

export const radius = { control: 8, surface: 16, pill: 999 } as const;

export const shadow = 'var(--shadow)';

const line = { display: 'flex', alignItems: 'center' } as const;

/**
 * `wide` is the spec's breakpoint of 768 px, `desktop` 1024 px, in the size of text that a browser comes with: a window
 * has room for less where its visitor reads larger text, and looks as on a phone then.
 */
export const media = {
  wide: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  belowDesktop: '@media (max-width: 63.998em)',
  narrow: '@media (max-width: 47.998em)',
  /** The smallest phones, below 390 px: a form takes the window from edge to edge. */
  small: '@media (max-width: 24.3em)',
  /** A phone whose visitor reads large text: hardly room for two things side by side. */
  large: '@media (max-width: 17em)',
  /** Text so large that the header grows beyond its place. */
  enlarged: '@media (max-width: 18em)',
  /** A window so low, as a desktop's is at 400 %, that what stays in sight would hide what it belongs to. */
  low: '@media (max-height: 20em)',
  /** A finger has no hover: to colour what it pressed costs a slow phone milliseconds, and the colour would stay. */
  hover: '@media (hover: hover)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  /** A wide window whose visitor wants nothing to move. */
  stillDesktop: '@media (prefers-reduced-motion: reduce) and (min-width: 64em)',
  forced: '@media (forced-colors: active)',
  screen: '@media screen',
  print: '@media print',
  /** The visitor has not asked for the system's own colours. */
  ownColours: '@media (forced-colors: none)',
} as const;

/** Groups of properties that many rules share. */
export const mixin = {
  /** Figures that stand in columns. */
  figures: { fontVariantNumeric: 'tabular-nums' },
  /** In the document for screen readers, out of sight. */
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  /** The page's width, with a margin on each side. */
  wrap: { width: '100%', maxWidth: 1200, marginInline: 'auto', paddingInline: space.l },
  /** Beside each other, in the middle of their line. */
  line,
  /** The same, over as many lines as they need. */
  row: { ...line, flexWrap: 'wrap' },
  /** The same, the first at the beginning of the line and the last at its end. */
  apart: { ...line, justifyContent: 'space-between' },
  /** Children below one another, none wider than its place. */
  stack: (gap: number) => ({ display: 'grid', gap, '& > *': { minWidth: 0 } }) as const,
  /** Text beside the main point: small and soft. */
  aside: { color: color.soft, ...type.small },
  /** A button in bold words, as high as a finger. */
  wordButton: {
    minHeight: 44,
    paddingInline: space.xs,
    border: 0,
    borderRadius: radius.control,
    color: color.accent,
    background: 'none',
    fontWeight: weight.bold,
  },
  /** Figures under each other as on a bank statement. */
  statement: {
    fontVariantNumeric: 'tabular-nums',
    maxWidth: '36rem',
    '& > div': {
      ...line,
      justifyContent: 'space-between',
      gap: space.l,
      paddingBlock: space.s,
      borderBottom: `1px solid ${color.line}`,
    },
    '& dt': { color: color.soft },
    '& dd': { whiteSpace: 'nowrap', fontWeight: weight.bold },
  },
  /** A surface on the page. */
  surface: { border: `1px solid ${color.line}`, borderRadius: radius.surface, background: color.surface },
  /** A box of its own for what to do next. */
  tinted: { padding: space.xl, background: color.tint, borderRadius: radius.surface },
  /** A turning ring that says that something is on its way. */
  ring: {
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '3px solid currentColor',
    borderRightColor: 'transparent',
    [media.motion]: { animation: 'spin 800ms linear infinite' },
  },
  /** A native checkbox that a finger can hit. */
  checkbox: { flex: 'none', width: 24, height: 24, margin: 0, accentColor: color.brand, cursor: 'pointer' },
} as const;
